/** What lies in the box of a machine, which charger is with it and how long that takes. */
import { texte, type Texte, type Valeurs } from '../../catalogue/modele.ts';
import type { Faits } from './faits.ts';

interface Pack {
  nombre: number;
  amperesHeures: number;
}

const PACKS: Readonly<Record<string, Pack>> = {
  '1x4': { nombre: 1, amperesHeures: 4 },
  '2x2': { nombre: 2, amperesHeures: 2 },
  '2x4': { nombre: 2, amperesHeures: 4 },
  '2x5': { nombre: 2, amperesHeures: 5 },
  '2x8': { nombre: 2, amperesHeures: 8 },
  '3x4': { nombre: 3, amperesHeures: 4 },
};

/** From here on, batteries come with the fast charger. */
const CHARGE_RAPIDE = 5;
/** For one ampere-hour at one ampere. */
const MINUTES = 60;

/** `avec`: what comes with it besides. A case is in its label where there is a choice. */
export function contenuOf(valeurs: Valeurs, avec?: Texte, coffret = true): Faits {
  const pack = PACKS[String(valeurs.pack)];
  // 36 V are two batteries of 18 V in series.
  const tension = `${String(valeurs.tension === 36 ? 18 : valeurs.tension)}\u00a0V`;
  const isCoffret = valeurs.rangement ? valeurs.rangement === 'coffret' : coffret;
  const machine = texte('machine', 'tool', 'máquina');
  const boite = isCoffret
    ? texte('coffret empilable', 'stacking case', 'maletín apilable')
    : texte('carton', 'cardboard box', 'caja de cartón');
  const isBatterie = valeurs['source-energie'] === 'batterie';
  if (!isBatterie || valeurs.pack === undefined) return { contenu: liste(machine, avec, boite) };
  if (!pack) {
    return {
      contenu: liste(machine, avec, boite),
      chargeur: texte(
        `non fourni ; batteries ${tension} de la marque`,
        `not supplied; ${tension} batteries of the brand`,
        `no incluido; baterías de ${tension} de la marca`,
      ),
    };
  }
  const amperes = pack.amperesHeures >= CHARGE_RAPIDE ? 8 : 4;
  const ah = pack.amperesHeures;
  const batteries =
    pack.nombre === 1
      ? texte(
          `1 batterie ${ah},0\u00a0Ah`,
          `1 × ${ah}.0\u00a0Ah battery`,
          `1 batería de ${ah},0\u00a0Ah`,
        )
      : texte(
          `${pack.nombre} batteries ${ah},0\u00a0Ah`,
          `${pack.nombre} × ${ah}.0\u00a0Ah batteries`,
          `${pack.nombre} baterías de ${ah},0\u00a0Ah`,
        );
  const chargeur = texte('chargeur', 'charger', 'cargador');
  return {
    contenu: liste(machine, batteries, chargeur, avec, boite),
    chargeur: texte(
      `${amperes}\u00a0A pour batteries ${tension}`,
      `${amperes}\u00a0A for ${tension} batteries`,
      `${amperes}\u00a0A para baterías de ${tension}`,
    ),
    charge: Math.round((ah * MINUTES) / amperes / 5) * 5,
  };
}

function liste(...choses: readonly (Texte | undefined)[]): Texte {
  const dites = choses.filter((chose) => chose !== undefined);
  const dire = (langue: keyof Texte) => dites.map((chose) => chose[langue]).join(', ');
  return { fr: dire('fr'), en: dire('en'), es: dire('es') };
}
