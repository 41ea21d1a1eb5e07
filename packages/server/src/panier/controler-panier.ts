/** What keeps a basket from being ordered as it is, or should be known before. */
import type { Montant } from '@comptoir/contract/argent.ts';
import { compareMontants, isDevise, subtractMontants } from '@comptoir/contract/argent.ts';
import { readCoupe } from '@comptoir/contract/decoupe/travail-coupe.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';
import { findQuantitesUsuelles } from '../habitudes-achats/habitudes-achats.public.ts';
import type { Demande } from '../http/acteur.ts';
import { REFUS_COMMANDE } from '../http/permission.ts';
import { controlerHabitudes } from './controler-habitudes.ts';
import type { Deps } from './lignes/ajouter-articles.ts';
import { controlerReferences } from './chantiers/controler-references.ts';
import { lirePanier, toPanier } from './lire-panier.ts';
import { cheminOf, messageOf, prendre, requeteOf } from './message-controle.ts';
import type { LigneLue, PanierLu } from './panier-lu.ts';
import { MOTS, type Mots } from './mots.ts';
import { controlerOffres } from './promotions/controles-promotions.ts';
import { ajouterQuantite } from './lignes/quantite.ts';

interface Contexte {
  t: Mots;
  demande: Demande;
  /** By id, those that take the place of articles no longer sold. */
  successeurs: ReadonlyMap<number, ArticlePublic>;
  /** How many of the line can be had without the maker, in the order of the lines. */
  disponibles: readonly number[];
  /** What there is to ask of more than the company usually buys at once. */
  habitudes: ReadonlyMap<LigneLue, MessageControle>;
}

export async function controlerPanier(deps: Deps, demande: Demande): Promise<MessageControle[]> {
  const lu = await lirePanier(deps, demande);
  const references = controlerReferences(toPanier(lu, demande), demande);
  return [...(await controlerLu(deps, demande, lu)), ...references];
}

/** Checks the lines of a basket that was just read. */
export async function controlerLu(
  { pool, articles }: Deps,
  demande: Demande,
  lu: PanierLu,
): Promise<MessageControle[]> {
  const { compteId } = demande.acteur;
  const [successeurs, disponibilites, offres, usuelles] = await Promise.all([
    articles.readArticles(lu.lignes.flatMap(({ article }) => article.successeurId ?? [])),
    articles.lireDisponibilites(
      demande,
      lu.lignes.map(({ row }) => row),
    ),
    controlerOffres(pool, demande, lu),
    compteId === undefined
      ? new Map<number, number>()
      : findQuantitesUsuelles(
          pool,
          compteId,
          lu.lignes.map(({ row }) => row.articleId),
        ),
  ]);
  const t = MOTS[demande.langue];
  const contexte: Contexte = {
    t,
    demande,
    successeurs,
    habitudes: controlerHabitudes(lu.lignes, usuelles, { t, demande }),
    disponibles: disponibilites.map(({ disponibiliteStock }) =>
      disponibiliteStock.delais
        .filter(({ origine }) => origine !== 'fournisseur')
        .reduce((somme, { quantite }) => somme + quantite, 0),
    ),
  };
  return [
    ...controlerCompte(lu, contexte),
    ...offres,
    ...lu.lignes.flatMap((ligne, i) => controlerLigne(ligne, i, contexte)),
  ];
}

function controlerCompte({ situation, tarif }: PanierLu, { t, demande }: Contexte) {
  const messages: MessageControle[] = [];
  const { langue, acteur } = demande;
  if (acteur.consultation) {
    messages.push({
      code: REFUS_COMMANDE[acteur.consultation],
      niveau: 'attention',
      libelle: t(`controles.${REFUS_COMMANDE[acteur.consultation]}`),
    });
  }
  const { limiteCommande } = situation;
  const marchandise = subtractMontants(tarif.brutHT, tarif.remises);
  const limite = limiteCommande && { montant: limiteCommande, devise: tarif.devise };
  if (limite && compareMontants(marchandise, limite) > 0) {
    messages.push({
      code: 'limite-commande',
      niveau: 'attention',
      libelle: t('controles.limite-commande', { limite: formatArgent(langue, limite) }),
    });
  }
  return messages;
}

function controlerLigne(lue: LigneLue, i: number, contexte: Contexte): MessageControle[] {
  if (lue.article.retire) return [controlerRetire(lue, contexte)];
  if (lue.ligne.coupe?.perimee) return [controlerCoupe(lue, contexte)];
  const quantite = controlerQuantite(lue, contexte);
  const stock = controlerStock(lue, contexte.disponibles[i] ?? 0, contexte);
  const remise = controlerRemise(lue, contexte);
  // Another price for another quantity is reported by its reason.
  const prix = remise ? undefined : controlerPrix(lue, contexte);
  const habitude = quantite ? undefined : contexte.habitudes.get(lue);
  return [quantite, stock, remise, prix, habitude].filter((message) => message !== undefined);
}

function controlerRetire(lue: LigneLue, { t, successeurs }: Contexte): MessageControle {
  const { reference, successeurId } = lue.article;
  const successeur = successeurId === null ? undefined : successeurs.get(successeurId);
  if (!successeur || successeur.retire) {
    return {
      ...messageOf(lue, 'article-retire', t('controles.article-retire', { reference })),
      correction: {
        libelle: t('corrections.retirer'),
        methode: 'DELETE',
        chemin: requeteOf(lue),
      },
    };
  }
  const par = successeur.reference;
  return {
    ...messageOf(lue, 'article-remplace', t('controles.article-remplace', { reference, par })),
    correction: {
      libelle: t('corrections.remplacer', { par }),
      methode: 'POST',
      chemin: `${cheminOf(lue)}/remplacer?ligneId=${lue.row.ligneId}&articleId=${successeur.id}`,
    },
  };
}

/** The article is cut from something else now: the list is planned again, or has to be changed. */
function controlerCoupe(lue: LigneLue, { t }: Contexte): MessageControle {
  const { reference, decoupe } = lue.article;
  const { traitCoupe } = lue.row;
  const message = messageOf(
    lue,
    'trait-coupe-invalide',
    t('controles.trait-coupe-invalide', { reference }),
  );
  if (!decoupe || readCoupe(traitCoupe, decoupe.matiere).erreurs.length > 0) return message;
  return {
    ...message,
    correction: {
      libelle: t('corrections.recouper'),
      methode: 'PATCH',
      chemin: requeteOf(lue, { traitCoupe }),
    },
  };
}

/** The packing may have changed since the line was written. */
function controlerQuantite(lue: LigneLue, { t, demande }: Contexte): MessageControle | undefined {
  const { article } = lue;
  const { quantite, raison } = ajouterQuantite(0, lue.row.quantite, article);
  if (!raison) return undefined;
  const { reference, multiple, minimum } = article;
  const libelle = t(`controles.${raison}`, {
    reference,
    nombre: formatNombre(demande.langue, raison === 'quantite-minimum' ? minimum : multiple),
  });
  return { ...messageOf(lue, raison, libelle), correction: prendre(lue, quantite, t, demande) };
}

function controlerStock(
  lue: LigneLue,
  disponible: number,
  { t, demande }: Contexte,
): MessageControle | undefined {
  const { row, article } = lue;
  if (disponible >= row.quantite) return undefined;
  const { reference, multiple, minimum } = article;
  const prenable = disponible - (disponible % multiple);
  const libelle = t('controles.stock-insuffisant', {
    reference,
    disponible: formatNombre(demande.langue, disponible),
    quantite: formatNombre(demande.langue, row.quantite),
  });
  const message = messageOf(lue, 'stock-insuffisant', libelle);
  // The quantity of a cut line is that of its list.
  return prenable >= minimum && !row.coupe
    ? { ...message, correction: prendre(lue, prenable, t, demande) }
    : message;
}

/** A discount holds for the quantity it was given for. */
function controlerRemise(lue: LigneLue, { t, demande }: Contexte): MessageControle | undefined {
  const { row, article } = lue;
  if (row.remiseDepassee === null) return undefined;
  const libelle = t('controles.remise-quantite', {
    reference: article.reference,
    nombre: formatNombre(demande.langue, row.remiseDepassee),
  });
  const message = messageOf(lue, 'remise-quantite', libelle);
  return row.coupe
    ? message
    : { ...message, correction: prendre(lue, row.remiseDepassee, t, demande) };
}

function controlerPrix(lue: LigneLue, { t, demande }: Contexte): MessageControle | undefined {
  const { row, article, ligne } = lue;
  const vu = prixVuOf(lue);
  const present = ligne.tarif?.prixNetHT;
  // A visitor who changed language sees another currency, not another price.
  if (!vu || !present || vu.devise !== present.devise) return undefined;
  if (compareMontants(vu, present) === 0) return undefined;
  const libelle = t('controles.prix-modifie', {
    reference: article.reference,
    avant: formatArgent(demande.langue, vu),
    prix: formatArgent(demande.langue, present),
  });
  return {
    ...messageOf(lue, 'prix-modifie', libelle),
    correction: {
      libelle: t('corrections.accepter'),
      methode: 'PATCH',
      // Said again, the same quantity is taken at the price of now.
      chemin: requeteOf(lue, { quantite: String(row.quantite) }),
    },
  };
}

function prixVuOf({ row: { prixVu, deviseVue } }: LigneLue): Montant | undefined {
  return prixVu !== null && isDevise(deviseVue)
    ? { montant: prixVu, devise: deviseVue }
    : undefined;
}
