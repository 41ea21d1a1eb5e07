import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { ajouterHabitudesDues as contract } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { MAX_LIGNES_PANIER } from '@comptoir/contract/panier/limites.ts';
import type { Demande } from '../http/acteur.ts';
import { remettreLignes } from '../panier/panier.public.ts';
import { listHabitudesDues, type HabitudeDue } from './etat-habitude.sql.ts';
import { compteOf, type Deps } from './lister-habitudes-achats.ts';

interface Ajout {
  /** Where they go: one of the basket, or one by its name; the first without either. */
  choix: { chantierId?: number | undefined; chantier?: string | undefined };
  /** Idempotency-Key of the request. */
  cle: string | undefined;
}

/** All that is due and has a price, in the usual quantities; the others are named. */
export async function ajouterHabitudesDues(
  { pool, clock, articles }: Deps,
  demande: Demande,
  { choix, cle }: Ajout,
): Promise<CallAnswer<typeof contract>> {
  const { acteur, langue } = demande;
  const { dues } = await listHabitudesDues(pool, {
    compteId: compteOf(acteur),
    jour: clock.today(),
    langue,
    limit: MAX_LIGNES_PANIER,
  });
  const { lignes } = await articles.chiffrerLot(demande, dues);
  const vendables = new Set(
    lignes.filter(({ tarif }) => tarif).map(({ ligne }) => ligne.articleId),
  );
  const vendues = dues.filter(({ articleId }) => vendables.has(articleId));
  const ecriture = await remettreLignes(
    { pool, articles },
    demande,
    vendues.map(({ articleId, quantite }) => ({
      articleId,
      quantite,
      traitCoupe: '',
      chutes: true,
      chantier: null,
    })),
    // What is due changes as it is added: the same key is the same wish all the same.
    { cle, dans: choix, demande: ['habitudes-dues', choix] },
  );
  return {
    ...ecriture,
    ajoutees: vendues.map(({ articleId, quantite }) => ({ articleId, quantite })),
    sansPrix: dues.filter(({ articleId }) => !vendables.has(articleId)).map(nommer),
  };
}

function nommer({ reference, libelle }: HabitudeDue) {
  return { reference, libelle };
}
