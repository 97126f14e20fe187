import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";
import { compiledAtOnce } from "./smaller-code.ts";

const marked = (code: string) => compiledAtOnce(code, parseAst(code));

it("puts each wrapper of a CommonJS module into parentheses, and nothing else", () => {
  expect(
    marked(
      "var first=__commonJSMin((exports)=>{exports.a=1}),other=list.map((item)=>item),second=__commonJSMin((e,m)=>{m.exports=first()});",
    ),
  ).toBe(
    "var first=__commonJSMin(((exports)=>{exports.a=1})),other=list.map((item)=>item),second=__commonJSMin(((e,m)=>{m.exports=first()}));",
  );
});

it("leaves code without such a module as it is", () => {
  const code = "const load=()=>import('./a.js');export{load};";
  expect(marked(code)).toBe(code);
});
