// The artifact's entry. Any Node can read it, as a CommonJS or as an ES module: older ones must be able to say what they lack.
var version = process.versions.node;
var parts = version.split('.').map(Number);

// 24.7 has argon2 in node:crypto.
if (parts[0] < 24 || (parts[0] === 24 && parts[1] < 7)) {
  process.stderr.write('Planner Admin needs Node 24.7 or newer; this is Node ' + version + '.\n');
  process.exitCode = 1;
} else {
  void import('./server/main.mjs');
}
