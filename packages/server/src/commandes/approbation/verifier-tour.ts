import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Acteur } from '../../http/acteur.ts';
import { isDecideur } from './decisions.sql.ts';
import type { CommandeTenue } from '../lecture.sql.ts';

/** Who decides, if it is their turn. Under the lock of the order. */
export async function verifierTour(
  tx: Tx,
  { utilisateurId }: Acteur,
  { id, etat }: CommandeTenue,
): Promise<number> {
  if (utilisateurId === undefined) throw refus('acces-interdit');
  if (etat !== 'a-valider') throw refus('commande-deja-decidee');
  if (!(await isDecideur(tx, id, utilisateurId))) throw refus('pas-votre-tour');
  return utilisateurId;
}
