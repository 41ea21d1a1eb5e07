/** Articles of an export, a few hundred at a time, as its person sees them at one moment. */
import { lienImage } from '@comptoir/contract/articles/images.ts';
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { createArticles, type ArticlePublic } from '../../articles/articles.public.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/pool.ts';
import type { Demande } from '../../http/acteur.ts';
import { createLieux } from '../../magasins/magasins.public.ts';
import type { Bus } from '../../outbox/bus.ts';
import type { ExportAEcrire } from './ecriture.sql.ts';
import type { Fiche, NoeudExporte } from './fiche.ts';

/** Long enough for the database to work in large steps, short enough for others to get their turn. */
const LOT = 250;

/** A file is of one moment: nothing that changes meanwhile is followed. */
const SANS_NOUVELLES: Bus = { on: () => () => {}, close: () => Promise.resolve() };

interface Options {
  pool: Db;
  clock: Clock;
  url: string;
  demande: ExportAEcrire;
  ids: readonly number[];
  /** By their place in the tree. */
  noeuds: ReadonlyMap<number, NoeudExporte>;
}

export async function* readFiches(options: Options): AsyncGenerator<Fiche[]> {
  const { pool, clock, demande, ids } = options;
  const lieux = createLieux({ pool, bus: SANS_NOUVELLES });
  const articles = createArticles({ pool, bus: SANS_NOUVELLES, lieux, clock, maxArticles: LOT });
  const qui: Demande = {
    langue: demande.langue,
    acteur: {
      sessionId: undefined,
      role: 'Utilisateur',
      utilisateurId: demande.utilisateurId,
      compteId: demande.compteId,
      ...(demande.magasinId !== null && { magasinId: demande.magasinId }),
    },
  };
  for (let debut = 0; debut < ids.length; debut += LOT) {
    const lot = ids.slice(debut, debut + LOT);
    const vendus = await articles.listArticlesVendus(qui, lot);
    const publics = await articles.readArticles(lot);
    const attributs = new Map(vendus.attributs.map((attribut) => [attribut.code, attribut]));
    yield vendus.articles.flatMap((vendu) => {
      const article = publics.get(vendu.id);
      const noeud = article && options.noeuds.get(article.produit.gauche);
      // Withdrawn since they were counted.
      if (!noeud || vendu.retire) return [];
      return toFiche(options, { vendu, article, noeud, attributs });
    });
  }
}

interface Matiere {
  vendu: ArticleVendu;
  article: ArticlePublic;
  noeud: NoeudExporte;
  attributs: ReadonlyMap<string, Attribut>;
}

function toFiche(
  { url, demande: { langue, prix, stock } }: Options,
  { vendu, article, noeud, attributs }: Matiere,
): Fiche {
  return {
    id: vendu.id,
    reference: vendu.reference,
    ean: article.ean,
    fabricant: article.referenceFournisseur ?? '',
    libelle: vendu.libelle,
    marque: vendu.marque.nom,
    noeud,
    unite: vendu.unite,
    contenu: vendu.contenu,
    multiple: vendu.multiple,
    minimum: vendu.minimum,
    poids: article.poids,
    garantieMois: article.garantieMois,
    dangereux: article.dangereux,
    secable: vendu.secable,
    tva: article.tva,
    image: url + lienImage(vendu.image, '800-800'),
    url:
      url +
      liens.ficheProduit(langue, {
        id: vendu.produitId,
        articleId: vendu.id,
        slug: vendu.slug,
      }),
    attributs: Object.entries(vendu.attributs).flatMap(([code, valeur]) => {
      const attribut = attributs.get(code);
      return attribut ? { libelle: attribut.libelle, valeur, unite: attribut.unite || null } : [];
    }),
    tarif: prix ? tarifOf(vendu) : null,
    stock: stock ? stockOf(vendu, article) : null,
    changement: null,
  };
}

function tarifOf({ tarif }: ArticleVendu): Fiche['tarif'] {
  if (!tarif) return null;
  const eco = tarif.ecoParticipation;
  return {
    devise: tarif.prixNetHT.devise,
    publicHT: tarif.prixPublicHT.montant,
    netHT: tarif.prixNetHT.montant,
    remise: Number(tarif.remise) === 0 ? null : tarif.remise,
    paliers: tarif.paliers.map(({ quantite, prixNetHT }) => ({
      quantite,
      netHT: prixNetHT.montant,
    })),
    eco: eco && { type: eco.type, montantHT: eco.montantHT.montant },
  };
}

function stockOf(
  { disponibilite: { depot, magasin, fournisseur } }: ArticleVendu,
  { delaiFournisseur }: ArticlePublic,
): Fiche['stock'] {
  return {
    depot: depot.quantite,
    magasin: magasin?.quantite ?? null,
    livreLe: depot.quantite > 0 ? depot.date : fournisseur,
    delai: delaiFournisseur,
  };
}
