import type { CallInput } from '@comptoir/contract/http/call.ts';
import * as contract from '@comptoir/contract/contact/contact.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { Check } from 'typebox/value';
import { envoyer, isOneAddress } from '../courrier/envoyer.ts';
import type { Pool } from '../db/pool.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { sessionOf, type Demande } from '../http/acteur.ts';
import { freinerEnvoi } from '../identite/identite.public.ts';
import { cleIdempotence, uneFois } from '../http/une-fois.ts';
import {
  countDemandes,
  findCommandeCitee,
  insertDemande,
  lockSession,
  takePieces,
} from './contact.sql.ts';
import { accuseReception, courrierService } from './courriers-contact.ts';

export type DemandeSaisie = CallInput<typeof contract.envoyerDemande>['body'];

const PAR_HEURE = 5;

/** Keeps a request with its files, notifies the shop and who wrote; sent again, it counts once. */
export async function envoyerDemande(
  pool: Pool,
  demande: Demande,
  { cle, adresse }: { cle: string; adresse: string },
  saisie: DemandeSaisie,
): Promise<{ numero: string }> {
  const sessionId = sessionOf(demande.acteur);
  if (saisie.site) throw refus('requete-invalide', { champ: 'site' });
  const propre = nettoyer(saisie);
  await freinerEnvoi(pool, 'contact', { adresse, destinataire: propre.email });
  return transaction(pool, async (tx) => {
    await lockSession(tx, sessionId);
    return uneFois(tx, cleIdempotence(sessionId, cle, saisie), async () => {
      if ((await countDemandes(tx, sessionId)) >= PAR_HEURE) throw refus('trop-de-requetes');
      return garder(tx, demande, sessionId, propre);
    });
  });
}

async function garder(
  tx: Tx,
  { acteur, langue }: Demande,
  sessionId: number,
  { commande: key, pieces: cles = [], ...saisie }: DemandeSaisie,
): Promise<{ numero: string }> {
  const { utilisateurId = null, compteId = null } = acteur;
  const commande = key === undefined ? null : await findCommandeCitee(tx, key, compteId);
  if (commande === undefined) throw refus('introuvable', { champ: 'commande' });
  const { id, numero } = await insertDemande(tx, {
    ...saisie,
    sessionId,
    utilisateurId,
    compteId,
    commandeId: commande?.id ?? null,
    langue,
  });
  const pieces = cles.length === 0 ? [] : await takePieces(tx, sessionId, id, cles);
  // One that waited too long is missing: better reported than lost.
  if (pieces.length !== new Set(cles).size) throw refus('introuvable', { champ: 'pieces' });
  const envoyee = { ...saisie, numero, langue, commande: commande?.numero ?? null, pieces };
  await envoyer(tx, courrierService(envoyee));
  await envoyer(tx, accuseReception(envoyee));
  await journaliser(tx, acteur, 'demande-contact', { numero });
  return { numero };
}

/** Ten spaces were ten signs. */
function nettoyer(saisie: DemandeSaisie): DemandeSaisie {
  const propre = {
    ...saisie,
    nom: nettoyerLigne(saisie.nom),
    societe: nettoyerLigne(saisie.societe),
    email: nettoyerLigne(saisie.email),
    telephone: nettoyerLigne(saisie.telephone),
    texte: nettoyerTexte(saisie.texte),
  };
  if (!Check(contract.envoyerDemande.body, propre) || !isOneAddress(propre.email)) {
    throw refus('requete-invalide');
  }
  return propre;
}
