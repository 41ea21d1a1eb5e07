import {
  MAX_OCTETS_LOGO,
  type LogoDevis,
} from '@comptoir/contract/devis-clientele/logo.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import type readLogo from './read-logo.travail.ts';
import { upsertLogo } from './logo.sql.ts';

const LIRE = defineTravail<typeof readLogo>(new URL('./read-logo.travail.ts', import.meta.url), {
  maxMs: 10_000,
  auDela: 'logo-illisible',
});
const MAX_KO = MAX_OCTETS_LOGO / 1024;
const MAX_SIGNES_NOM = 80;

interface Depot {
  acteur: Acteur;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

/** Instead of the one before. What is written anew of a file may be larger than it was, and is bound again. */
export async function deposerLogo(
  pool: Pool,
  { acteur, qui }: Depot,
  { data, name = '' }: { data: string; name?: string },
): Promise<LogoDevis> {
  const { compteId } = acheteurOf(acteur);
  const nom = name.slice(0, MAX_SIGNES_NOM);
  const trop = () => refus('logo-trop-lourd', { nom, ko: MAX_KO });
  if (Buffer.byteLength(data, 'base64') > MAX_OCTETS_LOGO) throw trop();
  const logo = await travaux.faire(qui, LIRE, { data, nom });
  const octets = Buffer.from(logo.data, 'base64');
  if (octets.length > 2 * MAX_OCTETS_LOGO) throw trop();
  await transaction(pool, (tx) => upsertLogo(tx, compteId, { type: logo.type, octets }));
  return logo;
}
