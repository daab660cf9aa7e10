import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a certificate for `localhost`, which is its own authority, with its key. */
export const createCertificate = (folder: string) => {
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')];
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...options.split(' '), ...files], { stdio: 'ignore' });
  return { file: certificate, key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') };
};
