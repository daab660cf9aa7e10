import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Of a page, in its order. */
export const blocksOf = (doc: string): string[] =>
  [...readFileSync(path.join(ROOT, doc), 'utf8').matchAll(/^```sh\n([^]*?)^```/gm)].map(
    ([, block = '']) => block,
  );

const block = (word: string): string => {
  const found = blocksOf('docs/deployment.md').find((text) => text.includes(word));
  if (found === undefined) throw new Error(`docs/deployment.md has no block with ${word}.`);
  return found.trimEnd();
};

/**
 * What docs/deployment.md says about a machine with systemd, from the installation to its end, as a script in a folder with the archives of
 * 1.0.0 and 1.1.0, while two writers add categories. Needs curl. Prints a line for each step.
 */
export const lifecycle = (port: number): string => `
set -euo pipefail
db=/var/lib/planner-admin/planner.db
url=http://127.0.0.1:${port}
touch acknowledged cookie

api() {
  curl --silent --header 'Host: admin.example.org' --header 'Origin: https://admin.example.org' \\
    --header 'X-Forwarded-For: 192.0.2.1' --header "Cookie: $(cat cookie)" "$@"
}
log_in() {
  api --fail --dump-header headers --output body \\
    --json "{\\"email\\":\\"admin@planner.local\\",\\"password\\":\\"$password\\"}" $url/api/v1/auth/login
  sed -n 's/^set-cookie: \\([^;]*\\).*/\\1/ip' headers | tr -d '\\r' | paste -sd ';' > cookie
}
add() {
  [ "$(api --output body-$1 --write-out '%{http_code}' --json "{\\"name\\":\\"$1\\",\\"color\\":\\"#336699\\"}" \\
    $url/api/v1/finance-categories)" = 201 ] && echo "$1" >> acknowledged
}
writer() {
  local number=0
  until [ -e stop ]; do
    number=$((number + 1))
    add "$1-$number" || sleep 0.1
  done
}
one_more() {
  local before
  before=$(wc -l < acknowledged)
  until [ "$(wc -l < acknowledged)" -gt "$before" ]; do sleep 0.1; done
}
check_all() {
  node --no-warnings -e '
    const { DatabaseSync } = require("node:sqlite");
    const rows = new DatabaseSync(process.argv[1], { readOnly: true }).prepare("select name from finance_categories").all();
    const stored = new Set(rows.map(({ name }) => name));
    const names = require("fs").readFileSync("acknowledged", "utf8").trim().split("\\n");
    const lost = names.filter((name) => !stored.has(name));
    console.log(lost.length === 0 ? "All writes are there" : "Lost: " + lost);
  ' $db
}

${block('/etc/planner-admin.env <<EOF')}
password="co#rrect 'horse' battery"
sudo tee -a /etc/planner-admin.env > settings <<END
PORT=${port}
SHUTDOWN_DELAY_MS=0
PLANNER_ADMIN_PASSWORD="$password"
END
${block('planner-admin install')}
log_in
add before-the-upgrade
writer one & writer two &
one_more
${block('planner-admin upgrade')}
one_more
touch stop
wait
sudo planner-admin version
check_all
${block('planner-admin rollback')}
sudo planner-admin version
add after-the-rollback
check_all
${block('/var/lib/planner-admin.before').replace('planner-2026-05-04T033000Z.gz', 'planner-*.gz')}
log_in
grep -x before-the-upgrade acknowledged > kept && mv kept acknowledged
check_all
${block('planner-admin uninstall')}
ls /var/lib/planner-admin/planner.db /var/lib/planner-admin-backups/planner-*.gz /etc/planner-admin.env
ls /opt
`;

const SYSTEMCTL = `exec 9>&-
log=$DESTDIR/log
pid=$DESTDIR/pid
export PLANNER_DATA_DIR=$DESTDIR/var/lib/planner-admin PLANNER_SETTINGS_FILE=$DESTDIR/etc/planner-admin.env
begin() { sed -n 's/^ExecStart=.usr.bin.env //p' "$DESTDIR/etc/systemd/system/$1.service" | sed "s#/\\(opt\\|var\\)/#$DESTDIR/\\1/#g"; }
stop() {
  [ -f "$pid" ] || return 0
  kill "$(cat "$pid")" 2> /dev/null && tail --pid="$(cat "$pid")" -f /dev/null
  rm -f "$pid"
}
case "$*" in
  'start planner-admin')
    mkdir -p "$PLANNER_DATA_DIR" "$DESTDIR/var/lib/planner-admin-backups"
    : > "$log"
    $(begin planner-admin) > "$log" 2>&1 &
    echo $! > "$pid"
    until grep -q 'is running at' "$log"; do kill -0 "$(cat "$pid")" 2> /dev/null || exit 1; sleep 0.1; done ;;
  'start planner-admin-backup') $(begin planner-admin-backup) >> "$log" 2>&1 ;;
  'stop planner-admin' | 'disable --now planner-admin planner-admin-backup.timer') stop ;;
esac`;

/** Makes a folder a machine: `DESTDIR`, with a `systemctl` in `bin` that runs the units as far as a process can. Returns its environment. */
export const createMachine = (folder: string): Record<string, string> => {
  for (const name of ['bin', 'etc', 'opt', 'var/lib', 'work', 'usr/local/sbin'])
    mkdirSync(path.join(folder, name), { recursive: true });
  const programs = { systemctl: SYSTEMCTL, sudo: 'exec env "$@"', journalctl: 'cat "$DESTDIR/log"' };
  for (const [name, lines] of Object.entries(programs))
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  const paths = [`${folder}/bin`, `${folder}/usr/local/sbin`, path.dirname(process.execPath)];
  return { DESTDIR: folder, PATH: `${paths.join(':')}:${process.env['PATH']}` };
};

/** The script with the paths of the machine in the folder. */
export const onMachine = (script: string, folder: string): string =>
  script.replaceAll(/(?<![\w.])\/(etc|opt|var\/lib)\b/g, `${folder}/$1`);

const DEBIAN = 'bookworm';

const SERVICE = `[Service]
Type=oneshot
WorkingDirectory=/root/work
ExecStart=/bin/sh -c 'bash script.sh > output 2>&1; echo "Ended with $?" >> output; systemctl poweroff'
[Install]
WantedBy=multi-user.target
`;

/** Runs a script in an empty Debian with systemd, next to copies of the files in `work`. Returns its output. Needs root, debootstrap and systemd-nspawn. */
export const runInDebian = (script: string, work: string, folder: string): string => {
  const to = (name: string) => path.join(folder, name);
  execFileSync('debootstrap', [
    '--variant=minbase',
    '--include=systemd-sysv,dbus,sudo,curl,openssl',
    DEBIAN,
    folder,
  ]);
  cpSync(process.execPath, to('usr/local/bin/node'), { dereference: true });
  cpSync(work, to('root/work'), { recursive: true });
  writeFileSync(to('root/work/script.sh'), script);
  writeFileSync(to('etc/systemd/system/script.service'), SERVICE);
  symlinkSync('../script.service', to('etc/systemd/system/multi-user.target.wants/script.service'));
  // It wants /run in memory, as under systemd, and a terminal.
  const boot = `unshare --mount sh -c 'mount -t tmpfs tmpfs /run && exec systemd-nspawn --quiet --directory="${folder}" --register=no --keep-unit --boot'`;
  execFileSync('script', ['--quiet', '--return', '--command', boot, '/dev/null'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return readFileSync(to('root/work/output'), 'utf8');
};
