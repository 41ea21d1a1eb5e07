import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { createFrein } from '../connexion/freins.ts';
import { isMotDePasse } from './mot-de-passe.ts';
import { findEmpreinte } from '../personnes.sql.ts';
import type { Titulaire } from '../titulaire.ts';

/** Someone who found a device open knows no password, and guesses no faster here than elsewhere. */
export async function confirmerMotDePasse(
  pool: Pool,
  { email, adresse }: Titulaire,
  motDePasse: string,
): Promise<void> {
  const frein = createFrein({ identifiant: email, adresse });
  await frein.essayer(pool);
  if (!(await isMotDePasse(motDePasse, await findEmpreinte(pool, email), adresse))) {
    throw refus('mot-de-passe-refuse');
  }
  await frein.reussir(pool);
}
