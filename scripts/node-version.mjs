// Plain JavaScript, so that an old Node can still say what is wrong instead of failing on TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major !== 24 || minor < 12) {
  console.error(
    `Comptoir needs Node 24.12 or later (24.x); this is ${process.versions.node}. On Linux "npm ci" brings it, and npm scripts use it.`,
  );
  process.exit(1);
}
