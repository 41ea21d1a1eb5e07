/** What texts say of the shop, taken from where the shop itself reads it. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgentRond, formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { ServicePort } from '@comptoir/contract/livraison/acheminement.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { listTarifsPort } from '../livraison/tarifs-port.ts';

const { promesses, contact, supportDigital } = enseigne;

export const NOM = enseigne.nom;
export const RETRAIT_HEURES = promesses.retraitHeures;
export const MAGASINS = promesses.nombreMagasins;
export const TELEPHONE = contact.telephone.libelle;
export const TELEPHONE_SUPPORT = supportDigital.telephone.libelle;
export const EMAIL = supportDigital.email;
export const ADRESSE = [
  contact.adresse.ligne1,
  contact.adresse.ligne2,
  contact.adresse.boitePostale,
  `${contact.adresse.codePostal} ${contact.adresse.ville}`,
]
  .filter(Boolean)
  .join(', ');

export function heureLimite(locale: Locale): string {
  return formatHeure(locale, promesses.heureLimite);
}

export function avantMidi(locale: Locale): string {
  return formatHeure(locale, promesses.livraisonAvant);
}

/** In the currency of who reads (`contract/montants-du-texte.ts`). */
export function montant(euro: string): string {
  return `{${euro} EUR}`;
}

export const FRANCO = montant(promesses.francoEuros);

/** The terms of sale are a contract in euros. */
export function francoDuContrat(locale: Locale): string {
  return formatArgentRond(locale, { montant: promesses.francoEuros, devise: 'EUR' });
}

const TETES: Record<Locale, { jusqua: string; zone: string }> = {
  fr: { jusqua: 'Jusqu’à', zone: 'Zone' },
  en: { jusqua: 'Up to', zone: 'Zone' },
  es: { jusqua: 'Hasta', zone: 'Zona' },
};

/** The tariff of carriage in force, as a table. */
export function tableauPort(locale: Locale, service: ServicePort): string {
  const { jusqua, zone } = TETES[locale];
  const tarifs = listTarifsPort().filter((tarif) => tarif.service === service);
  const zones = [...new Set(tarifs.map((tarif) => tarif.zone))];
  const rows = Map.groupBy(tarifs, ({ poidsMax }) => poidsMax)
    .entries()
    .map(([grammes, prix]) => [
      `${formatNombre(locale, grammes / 1000)} kg`,
      ...prix.map((tarif) => montant(tarif.prix)),
    ]);
  return [
    [jusqua, ...zones.map((n) => `${zone} ${n}`)],
    zones.map(() => '---').concat('---'),
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
