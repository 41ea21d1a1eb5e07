/** What `controler` says of coupon, promotions, gifts and the least that is ordered. */
import { compareMontants, roundMontant, subtractMontants } from '@comptoir/contract/argent.ts';
import { convertirMontant } from '@comptoir/contract/articles/tarif.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { direMontants } from '@comptoir/contract/words/montants-du-texte.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Db } from '../../db/pool.ts';
import type { Demande } from '../../http/acteur.ts';
import type { PanierLu } from '../panier-lu.ts';
import { listGagnes, varianteChoisie } from './goodies-gagnes.ts';
import { listChoix } from './goodies.sql.ts';
import { MOTS } from './mots.ts';
import { listVuesTerminees } from './promotions-vues.ts';

export async function controlerOffres(
  db: Db,
  { langue, acteur }: Demande,
  lu: PanierLu,
): Promise<MessageControle[]> {
  if (lu.lignes.length === 0) return [];
  const isCommande = !acteur.consultation && lu.situation.type !== 'Devis';
  return [
    ...(isCommande ? controlerMinimum(lu, langue) : []),
    ...controlerCoupon(lu, langue),
    ...controlerTerminees(lu, langue),
    ...(await controlerGoodies(db, lu, langue)),
  ];
}

function controlerMinimum({ situation, tarif, change }: PanierLu, langue: Locale) {
  const minimum =
    situation.commandeMinimum === null
      ? enseigne.commandeMinimumEuros && convertirMontant(enseigne.commandeMinimumEuros, change)
      : { montant: situation.commandeMinimum, devise: change.devise };
  const marchandise = subtractMontants(tarif.brutHT, tarif.remises);
  if (!minimum || compareMontants(marchandise, minimum) >= 0) return [];
  const manque = roundMontant(subtractMontants(minimum, marchandise));
  return [
    {
      code: 'montant-minimum' as const,
      niveau: 'erreur' as const,
      libelle: MOTS[langue]('controles.montant-minimum', {
        minimum: formatArgent(langue, roundMontant(minimum)),
        manque: formatArgent(langue, manque),
      }),
    },
  ];
}

function controlerCoupon({ promotions: { coupon } }: PanierLu, langue: Locale): MessageControle[] {
  if (!coupon?.motif) return [];
  const t = MOTS[langue];
  const { code, message } = coupon.vue;
  return [
    {
      code: 'coupon-invalide',
      niveau: 'attention',
      libelle: t('controles.coupon-invalide', { code, message: message ?? '' }),
      correction: {
        libelle: t('corrections.retirerCoupon'),
        methode: 'DELETE',
        chemin: '/api/panier/coupon-reduction',
      },
    },
  ];
}

function controlerTerminees(lu: PanierLu, langue: Locale): MessageControle[] {
  const t = MOTS[langue];
  return listVuesTerminees(lu).map(({ titre, fin }) => ({
    code: 'promotion-expiree',
    niveau: 'attention',
    libelle: t('controles.promotion-expiree', {
      libelle: direMontants(titre[langue], langue, lu.change),
      fin: formatDate(fin ?? ''),
    }),
    correction: {
      libelle: t('corrections.accepter'),
      methode: 'POST',
      chemin: '/api/panier/controler-promotions-panier?accepter=true',
    },
  }));
}

async function controlerGoodies(
  db: Db,
  { situation, promotions }: PanierLu,
  langue: Locale,
): Promise<MessageControle[]> {
  const aChoisir = listGagnes(promotions).filter(({ goodie }) => goodie.variantes.length > 0);
  if (aChoisir.length === 0) return [];
  const choix = await listChoix(db, situation.id);
  return aChoisir
    .filter(({ goodie: { id } }) => choix.get(id) !== null)
    .filter(({ goodie }) => !varianteChoisie(goodie, choix.get(goodie.id)))
    .map(({ goodie }) => ({
      code: 'goodie-variante-manquante',
      niveau: 'erreur',
      libelle: MOTS[langue]('controles.goodie-variante-manquante', {
        libelle: goodie.libelle[langue],
      }),
      goodieId: goodie.id,
    }));
}
