import {
  MAX_PIECES,
  TYPES_PIECE,
  type PieceJointe,
} from '@comptoir/contract/contact/contact.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_OCTETS_FICHIER } from '@comptoir/contract/http/fichier-recu.schema.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { sessionOf, type Acteur } from '../http/acteur.ts';
import { freinerEnvoi } from '../identite/identite.public.ts';
import { newJeton } from '../session/session.public.ts';
import { countPieces, insertPiece, lockSession, sumEnAttente } from './contact.sql.ts';
import { nomDePiece, nomEnvoye } from './nom-de-piece.ts';
import { typeDeFichier } from './type-de-fichier.ts';

/** Three forms full of files. */
const PAR_HEURE = 3 * MAX_PIECES;
const MAX_MO = MAX_OCTETS_FICHIER / 1024 ** 2;
/** All files that wait for their request together: many visitors at once do not fill the disk either. */
const MAX_EN_ATTENTE = 2 * 1024 ** 3;

/** Keeps a file for the request that follows, within a day; who sent it alone knows its key. */
export async function joindrePiece(
  pool: Pool,
  acteur: Acteur,
  fichier: { data: string; name?: string },
  adresse: string,
): Promise<PieceJointe> {
  const sessionId = sessionOf(acteur);
  const contenu = Buffer.from(fichier.data, 'base64');
  const envoye = nomEnvoye(fichier.name);
  if (contenu.length > MAX_OCTETS_FICHIER) {
    throw refus('fichier-taille-max', { nom: envoye, limite: MAX_OCTETS_FICHIER, mo: MAX_MO });
  }
  const type = typeDeFichier(contenu);
  if (!type) throw refus('fichier-type', { nom: envoye, types: TYPES_PIECE.join(', ') });
  const nom = nomDePiece(envoye, type);
  await freinerEnvoi(pool, 'fichier', { adresse });
  const cle = newJeton().token;
  return transaction(pool, async (tx) => {
    await lockSession(tx, sessionId);
    if ((await countPieces(tx, sessionId)) >= PAR_HEURE)
      throw refus('trop-de-fichiers', { maximum: PAR_HEURE });
    if ((await sumEnAttente(tx)) > MAX_EN_ATTENTE) throw refus('service-indisponible');
    await insertPiece(tx, { cle, sessionId, nom, type, contenu });
    return { cle, nom, type, octets: contenu.length };
  });
}
