// Runs every npm script. An old Node must be able to read this file, so that it can say what is missing.
const required = 24;
const commands = {
  build: ["build", "build-extension", "content", "dev", "learn-distress", "sheets", "start"],
  check: ["check", "check-links", "languages", "licences", "map", "show-times", "test", "words"],
  "../bench": ["gallery"],
  cluster: ["cluster"],
  operator: ["admin", "backup", "restore"],
};
const [name] = process.argv.slice(2);
const folder = Object.keys(commands).find((each) => commands[each].includes(name));
const file = folder ? `./${folder}/${name}.ts` : "../bench/bench.ts";
const major = Number(process.versions.node.split(".")[0]);
if (major < required) {
  console.error(
    `riwaq: Node ${required} or newer is needed and this is ${process.versions.node}. ` +
      "npm installs one for most machines: run the command through npm (npm start, npm test) after npm ci.",
  );
  process.exit(1);
}
process.argv.splice(2, 1);
await import(file);
