/**
 * All settings of the server, from environment variables, checked once at start. What is wrong is
 * said in one message that lists everything (docs/configuration.md describes each).
 */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { startError } from './db/start-error.ts';

export const TAILLES_DEMO = ['petite', 'usuelle', 'moyenne', 'grande'] as const;
export type TailleDemo = (typeof TAILLES_DEMO)[number];

export const LOOPBACK = '127.0.0.1';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const PAIEMENTS = ['banque-essai', 'stripe', 'aucun'] as const;

/** Where invoices are laid down for a platform. */
export type ConfigPlateforme =
  | { genre: 'dossier'; dossier: string | undefined }
  | { genre: 'http'; url: string; cleSecrete: string };

/** Who takes cards. */
export type ConfigPaiement =
  | { fournisseur: 'banque-essai' }
  | { fournisseur: 'aucun' }
  | { fournisseur: 'stripe'; cleSecrete: string; secretNotification: string };

export interface Config {
  port: number;
  host: string;
  /** Public address, without trailing slash; canonical links and mails use it. */
  url: string;
  /** Absent: the embedded database is used. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database and of local files. */
  dataDir: string;
  poolMax: number;
  /** Demo company to load into an empty database; undefined for a real shop. */
  demo: TailleDemo | undefined;
  /** Whether the developers' pages (/_atelier) exist. */
  atelier: boolean;
  metricsPort: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  paiement: ConfigPaiement;
  plateforme: ConfigPlateforme;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Requests per minute and address; 0 for no limit. */
  rateLimit: number;
  /**
   * Whose X-Forwarded-* are believed: nobody's, those of so many proxies in front, or those of the
   * proxies at these addresses. Never what the client itself wrote.
   */
  trustProxy: false | number | string[];
  /** Jobs (mail, exports, cleaning) run in this process. */
  jobs: boolean;
}

/** Names of the library that reads the header. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

type Env = Record<string, string | undefined>;

export function readConfig(env: Env, { dev = false } = {}): Config {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;

  function integer(name: string, fallback: number, min: number, max: number): number {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
    return fallback;
  }

  function boolean(name: string, fallback: boolean): boolean {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'true', 'yes', 'oui'].includes(value)) return true;
    if (['0', 'false', 'no', 'non'].includes(value)) return false;
    problems.push(`${name} must be 1 or 0, not "${value}"`);
    return fallback;
  }

  function choice<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = text(name);
    if (value === undefined) return fallback;
    if (values.includes(value as T)) return value as T;
    problems.push(`${name} must be one of ${values.join(', ')}, not "${value}"`);
    return fallback;
  }

  // The value itself is not repeated: it may hold a password.
  function address(name: string, protocols: string[]): string | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const protocol = URL.canParse(value) ? new URL(value).protocol : '';
    if (!protocols.includes(protocol)) {
      problems.push(`${name} must be an address starting with ${protocols.join('// or ')}//`);
    }
    return value;
  }

  function proxies(name: string): Config['trustProxy'] {
    const value = text(name)?.toLowerCase();
    if (value === undefined || value === '0' || value === 'non') return false;
    if (/^[1-9]$/.test(value)) return Number(value);
    const addresses = value.split(',').map((address) => address.trim());
    if (addresses.every(isNetwork)) return addresses;
    problems.push(
      `${name} must be 0, how many proxies are in front (1 to 9), or their addresses` +
        ` (10.0.0.2, 10.0.0.0/8, loopback), not "${value}"`,
    );
    return false;
  }

  /** Checks its form only: the value is a secret and is not repeated. */
  function secret(name: string, prefix: RegExp, example: string): string {
    const value = text(name) ?? '';
    if (!prefix.test(value)) problems.push(`${name} must be set and start with ${example}`);
    return value;
  }

  function paiement(demo: boolean): ConfigPaiement {
    const fournisseur = choice('COMPTOIR_PAIEMENT', PAIEMENTS, demo ? 'banque-essai' : 'aucun');
    if (fournisseur !== 'stripe') return { fournisseur };
    return {
      fournisseur,
      cleSecrete: secret('STRIPE_SECRET_KEY', /^[rs]k_\w{8,}$/, 'sk_ or rk_'),
      secretNotification: secret('STRIPE_WEBHOOK_SECRET', /^whsec_.{8,}$/, 'whsec_'),
    };
  }

  function plateforme(): ConfigPlateforme {
    const url = address('PLATEFORME_URL', ['http:', 'https:'])?.replace(/\/+$/, '');
    const dossier = text('PLATEFORME_DOSSIER');
    if (url === undefined) return { genre: 'dossier', dossier: dossier && resolve(dossier) };
    if (dossier !== undefined)
      problems.push('PLATEFORME_URL and PLATEFORME_DOSSIER exclude each other');
    return {
      genre: 'http',
      url,
      cleSecrete: secret('PLATEFORME_CLE', /^\S{16,}$/, '16 signs or more'),
    };
  }

  const port = integer('PORT', 3000, 0, 65_535);
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  // A database someone set up is a real shop's unless set otherwise.
  const demo = choice('COMPTOIR_DEMO', [...TAILLES_DEMO, 'non'], databaseUrl ? 'non' : 'usuelle');
  const config: Config = {
    port,
    // The demo shows everyone's mail: nobody but this machine reaches it unless asked for.
    host: text('HOST') ?? (demo === 'non' ? '0.0.0.0' : LOOPBACK),
    url: (address('COMPTOIR_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
      /\/+$/,
      '',
    ),
    databaseUrl,
    dataDir: resolve(text('COMPTOIR_DATA') ?? '.comptoir'),
    poolMax: integer('COMPTOIR_POOL', 10, 2, 200),
    demo: demo === 'non' ? undefined : demo,
    atelier: boolean('COMPTOIR_ATELIER', dev),
    metricsPort: integer('METRICS_PORT', 0, 0, 65_535),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? 'Comptoir <ne-pas-repondre@comptoir.test>',
    paiement: paiement(demo !== 'non'),
    plateforme: plateforme(),
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, dev ? 'info' : 'warn'),
    rateLimit: integer('COMPTOIR_RATE_LIMIT', 3000, 0, 10_000_000),
    trustProxy: proxies('TRUST_PROXY'),
    jobs: boolean('COMPTOIR_JOBS', true),
  };
  if (problems.length > 0) throw startError(`configuration: ${problems.join('; ')}`);
  return config;
}
