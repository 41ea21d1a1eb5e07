/** When a quantity can be had, in sentences: at the store, delivered, and what is on its way. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { DisponibiliteAffichee } from '@comptoir/contract/articles/article.schema.ts';
import type { StockMagasin } from '@comptoir/contract/articles/articles.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgentRond, formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { aMagasin } from '../../articles/nom-magasin.public.ts';
import { etatStock, type EtatStock } from '../../articles/articles.public.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

export interface Phrase {
  etat: EtatStock;
  titre: string;
  detail: string;
}

export interface DemandeDisponibilite {
  disponibilite: DisponibiliteAffichee;
  quantite: number;
  /** Today in Paris, as the answer says it. */
  jour: string;
  /** Name of the store of who asks. */
  magasin?: string | undefined;
  /** When the store has the quantity ready; null: it cannot tell; undefined: not known yet. */
  retrait?: StockMagasin['retrait'] | undefined;
  /** From which amount carriage is free. */
  franco: Montant;
}

type T = TranslateOf<'produits'>;

/** Undefined without a store: the page then proposes to choose one. */
export function phraseMagasin(
  t: T,
  locale: Locale,
  demande: DemandeDisponibilite,
): Phrase | undefined {
  const { disponibilite, quantite, jour, magasin, retrait } = demande;
  if (!disponibilite.magasin || magasin === undefined) return undefined;
  const { quantite: present } = disponibilite.magasin;
  return {
    etat: etatStock(present, quantite),
    titre: t('disponibilite.enMagasin', {
      count: present,
      nombre: formatNombre(locale, present),
      lieu: aMagasin(locale, magasin),
    }),
    detail: retrait ? retraitDit(t, locale, retrait, jour) : t('disponibilite.retraitGratuit'),
  };
}

function retraitDit(
  t: T,
  locale: Locale,
  { date, heure }: NonNullable<StockMagasin['retrait']>,
  jour: string,
): string {
  const le = jourDit(locale, date, jour);
  return heure === null
    ? t('disponibilite.transfert', { jour: le })
    : t('disponibilite.retraitHeure', { jour: le, heure: formatHeure(locale, heure) });
}

export function phraseLivraison(t: T, locale: Locale, demande: DemandeDisponibilite): Phrase {
  const { disponibilite, quantite, jour, franco } = demande;
  const { depot } = disponibilite;
  const heure = formatHeure(locale, enseigne.promesses.livraisonAvant);
  const detail = t('disponibilite.commande', {
    heure: formatHeure(locale, enseigne.promesses.heureLimite),
    franco: formatArgentRond(locale, franco),
  });
  if (depot.quantite >= quantite) {
    const le = jourDit(locale, depot.date, jour);
    const etat = etatStock(depot.quantite, quantite);
    return { etat, titre: t('disponibilite.livre', { jour: le, heure }), detail };
  }
  const complet = jourDit(locale, dateComplete(disponibilite, quantite), jour);
  if (depot.quantite > 0) {
    const titre = t('disponibilite.livrePartie', {
      count: depot.quantite,
      nombre: formatNombre(locale, depot.quantite),
      jour: jourDit(locale, depot.date, jour),
    });
    return { etat: 'faible', titre, detail: t('disponibilite.reste', { jour: complet }) };
  }
  return { etat: 'attente', titre: t('disponibilite.livreEnEntier', { jour: complet }), detail };
}

/** What is on its way to the warehouse, or how long the maker takes once nothing is left. */
export function phraseArrivage(t: T, locale: Locale, demande: DemandeDisponibilite): Phrase {
  const { disponibilite, jour } = demande;
  const [arrivage] = disponibilite.arrivages;
  if (!arrivage) {
    const le = jourDit(locale, disponibilite.fournisseur, jour);
    return {
      etat: 'attente',
      titre: t('disponibilite.surCommande', { jour: le }),
      detail: t('disponibilite.surCommandeDetail'),
    };
  }
  return {
    etat: 'attente',
    titre: t('disponibilite.arrivage', {
      count: arrivage.quantite,
      nombre: formatNombre(locale, arrivage.quantite),
      jour: jourDit(locale, arrivage.date, jour),
    }),
    detail: t('disponibilite.arrivageDetail'),
  };
}

/** The day on which stock and arrivals together cover the quantity; beyond them, the maker's. */
function dateComplete(disponibilite: DisponibiliteAffichee, quantite: number): string {
  let covered = disponibilite.depot.quantite;
  for (const arrivage of disponibilite.arrivages) {
    covered += arrivage.quantite;
    if (covered >= quantite) return arrivage.date;
  }
  return disponibilite.fournisseur;
}
