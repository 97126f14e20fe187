import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./password-hash.ts";

const password = "four calm green olives";

test("a password is stored as scrypt with OWASP's parameters and its own salt, and recognised again", async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain(password);
  expect(await Promise.all([isPassword(password, one), isPassword(`${password} `, one)])).toEqual([
    true,
    false,
  ]);
});

test("the same characters in another Unicode form are the same password", async () => {
  const stored = await hashPassword("caf\u00e9 olives green");
  expect(await isPassword("cafe\u0301 olives green", stored)).toBe(true);
});

test("a hash that is cut, empty or of another kind matches nothing", async () => {
  const stored = await hashPassword(password);
  for (const broken of [
    "",
    "plain",
    stored.slice(0, -1),
    stored.replace("scrypt", "bcrypt"),
    stored.replace("ln=15", "ln=x"),
  ])
    expect(await isPassword(password, broken)).toBe(false);
});

test("text that no database holds, and lone halves of characters, are passwords like others", async () => {
  for (const odd of ["\u0000", "\ud800"]) {
    const stored = await hashPassword(password + odd);
    expect(await isPassword(password + odd, stored)).toBe(true);
    expect(await isPassword(`${password}!`, stored)).toBe(false);
  }
});
