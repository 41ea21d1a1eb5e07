import { GROUPE_DE } from '@comptoir/contract/cuisine/besoin.ts';
import type {
  LigneNomenclature,
  NomenclatureChiffree,
} from '@comptoir/contract/cuisine/cuisine.contract.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import type { DevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { ouvrirDevis, type GroupeADeviser } from '../devis-clientele/devis-clientele.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { DepsPanier } from '../panier/panier.public.ts';
import { chiffrerCuisine } from './chiffrer-cuisine.ts';
import type { Deps } from './choisir-articles.ts';
import { MOTS } from './mots.ts';

/** What a plan takes as the quote of its fitter, who adds labour and a margin. */
export async function deviserCuisine(
  deps: Deps & DepsPanier,
  demande: Demande,
  plan: Plan,
): Promise<DevisClientele> {
  const nomenclature = await chiffrerCuisine(deps, demande, plan);
  if (nomenclature.lignes.length === 0) throw refus('cuisine-vide');
  const { langue } = demande;
  const titre = plan.nom.trim() || MOTS[langue]('nom.defaut');
  return ouvrirDevis(deps, demande, { titre, groupes: toGroupes(nomenclature, langue) });
}

/** A section for each part of the kitchen; what someone else brings is said, and counted by nobody. */
function toGroupes(
  { lignes, aFournir }: NomenclatureChiffree,
  langue: Locale,
): readonly GroupeADeviser[] {
  const t = MOTS[langue];
  const groupes = [...Map.groupBy(lignes, ({ nature }) => GROUPE_DE[nature])].map(
    ([groupe, siennes]): GroupeADeviser => ({
      titre: t(`groupes.${groupe}`),
      lignes: siennes.map((ligne) => toLigne(ligne, langue)),
    }),
  );
  if (aFournir.length === 0) return groupes;
  const apportes = aFournir.map(({ appareil, largeur }) => ({
    type: 'commentaire' as const,
    quantite: 1,
    libelle: `${t(`appareils.${appareil}`)}, ${t('nomenclature.place', {
      largeur: formatNombre(langue, largeur),
    })}`,
  }));
  return [...groupes, { titre: t('nomenclature.aFournir'), lignes: apportes }];
}

/** What the shop does not sell stays in the quote, to be priced by who makes it. */
function toLigne(
  { nature, besoin, article }: LigneNomenclature,
  langue: Locale,
): GroupeADeviser['lignes'][number] {
  if (!article) {
    return { type: 'libre', libelle: MOTS[langue](`natures.${nature}`), quantite: besoin };
  }
  const { id: articleId, reference, libelle, unite, quantite, prixHT, coupe } = article;
  return {
    type: 'article',
    articleId,
    reference,
    libelle,
    unite,
    quantite,
    achatHT: prixHT.montant,
    traitCoupe: coupe?.traitCoupe ?? '',
    chutes: coupe !== null,
    exemplaires: 1,
    coupeHT: coupe?.montantHT.montant ?? null,
  };
}
