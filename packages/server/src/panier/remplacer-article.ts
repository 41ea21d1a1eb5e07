import { refus } from '@comptoir/contract/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Deps } from './ajouter-articles.ts';
import { ecrirePanier } from './ecrire-panier.ts';
import { etatDe } from './etat-lignes.ts';
import { listAjoutables, upsertLignes } from './lignes.sql.ts';
import { lirePrix } from './prix-ligne.ts';
import { ajouterQuantite, verifierMaximum } from './quantite.ts';
import { choix, deleteLignes, listTenues } from './tenues.sql.ts';
import { refusAbsente, verifierVersion, type VersionLue } from './version.ts';

export interface Remplacement {
  chantierId: number;
  articleId: number;
  parId: number;
  lue: VersionLue | undefined;
}

/** The other article comes for the same quantity; a discount given for the first one does not. */
export async function remplacerArticle(
  { pool, articles }: Deps,
  demande: Demande,
  { chantierId, articleId, parId, lue }: Remplacement,
): Promise<EcriturePanier> {
  const { acteur } = demande;
  if (articleId === parId) throw refus('requete-invalide', { champ: 'articleId' });
  const prix = await lirePrix(articles, demande, [parId]);
  return ecrirePanier(pool, { acteur }, async (tx, panier) => {
    const lignes = await listTenues(tx, panier.id, choix.desArticles(chantierId, [articleId]));
    const [ligne] = lignes;
    if (!ligne) throw refusAbsente(panier, lue, { articleId });
    verifierVersion({ panier, lue, touchees: lignes, etat: etatDe(lignes) });
    const [par] = await listAjoutables(tx, chantierId, [parId]);
    if (!par) throw refus('introuvable', { articleId: parId });
    if (par.retire) throw refus('article-retire', { articleId: parId });
    const demandee = lignes.reduce((somme, { quantite }) => somme + quantite, 0);
    const { quantite, raison } = ajouterQuantite(par.presente, demandee, par);
    verifierMaximum(parId, quantite);
    await deleteLignes(
      tx,
      lignes.map(({ id }) => id),
    );
    const nouvelle = { articleId: parId, quantite, prixVu: prix.get(parId)?.prixPour(quantite) };
    await upsertLignes(tx, { chantierId, lignes: [nouvelle], version: panier.suivante });
    const details = { reference: ligne.reference, par: par.reference };
    await journaliser(tx, acteur, 'panier-remplacement', details);
    const prise = quantite - par.presente;
    return {
      articles: [{ chantierId, articleId: parId, quantite }],
      messages: raison
        ? [{ code: raison, articleId: parId, demande: demandee, quantite: prise }]
        : [],
    };
  });
}
