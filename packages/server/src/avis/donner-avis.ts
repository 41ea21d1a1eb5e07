import * as contract from '@comptoir/contract/avis/avis.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/texte-saisi.ts';
import { Check } from 'typebox/value';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import type { Demande } from '../http/acteur.ts';
import { findAuteur, insertAvis, isProduit } from './avis.sql.ts';
import { examinerAvis } from './moderation.ts';
import { nomAffiche } from './nom-affiche.ts';

export interface AvisDonne {
  produitId: number;
  note: number;
  titre: string;
  texte: string;
}

/** Writes the one review of a person whose company bought the product. */
export async function donnerAvis(
  pool: Pool,
  { acteur, langue }: Demande,
  { produitId, note, ...saisie }: AvisDonne,
): Promise<contract.Avis> {
  const { sessionId } = acteur;
  const titre = nettoyerLigne(saisie.titre);
  const texte = nettoyerTexte(saisie.texte);
  // Ten spaces were ten signs.
  if (!Check(contract.donnerAvis.body, { note, titre, texte })) throw refus('requete-invalide');
  return transaction(pool, async (tx) => {
    const auteur = sessionId === undefined ? undefined : await findAuteur(tx, sessionId, produitId);
    if (!auteur) throw refus('non-authentifie');
    if (!(await isProduit(tx, produitId))) throw refus('introuvable');
    const { articleId, utilisateurId, compteId, metier } = auteur;
    if (articleId === null) throw refus('avis-reserve-aux-acheteurs');
    const avis = await insertAvis(tx, {
      produitId,
      articleId,
      utilisateurId,
      compteId,
      note,
      titre,
      texte,
      langue,
      metier,
      auteur: nomAffiche(auteur),
      statut: examinerAvis({ note, titre, texte }),
    });
    if (!avis) throw refus('avis-deja-donne');
    return { ...avis, date: avis.date.toISOString() };
  });
}
