import * as contract from '@comptoir/contract/avis/avis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { Check } from 'typebox/value';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
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
  const pour = acteur.utilisateurId;
  const titre = nettoyerLigne(saisie.titre);
  const texte = nettoyerTexte(saisie.texte);
  // Ten spaces were ten signs.
  if (!Check(contract.donnerAvis.body, { note, titre, texte })) throw refus('requete-invalide');
  return transaction(pool, async (tx) => {
    const auteur = pour === undefined ? undefined : await findAuteur(tx, pour, produitId);
    if (!auteur) throw refus(acteur.delegueId === undefined ? 'non-authentifie' : 'sans-client');
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
    await journaliser(tx, acteur, 'avis-donne', { note, reference: avis.reference ?? '' });
    return { ...avis, date: avis.date.toISOString() };
  });
}
