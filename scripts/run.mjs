// The door of every npm script: it must be readable by an old Node, to say what is missing.
const wanted = 24;
const commands = {
  build: ["build", "build-extension", "content", "dev", "learn-distress", "sheets", "start"],
  check: ["check", "check-links", "languages", "map", "sbom", "test", "write-licences"],
  operator: ["admin", "backup", "import", "restore"],
};
const [name] = process.argv.slice(2);
const folder = Object.keys(commands).find((each) => commands[each].includes(name));
const file = folder ? `./${folder}/${name}.ts` : "../bench/bench.ts";
const major = Number(process.versions.node.split(".")[0]);
if (major < wanted) {
  console.error(
    `riwaq: Node ${wanted} or newer is needed and this is ${process.versions.node}. ` +
      "npm installs one for most machines: run the command through npm (npm start, npm test) after npm ci.",
  );
  process.exit(1);
}
process.argv.splice(2, 1);
await import(file);
