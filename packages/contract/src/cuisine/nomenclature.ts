/** The bill of materials of a plan: what to cut, what to buy, and what others bring. */
import { COTE_MIN } from '../decoupe/piece.ts';
import { choix, type Besoin, type Choix } from './besoin.ts';
import { createCollecte, type Cible, type Collecte } from './collecte-besoins.ts';
import { cibleFacade, compterElement } from './compter-element.ts';
import type { PlanDeTravail } from './finitions.ts';
import { partager, plateauxOf, plinthesOf } from './lineaire.ts';
import { appareilOf, type Appareil } from './modules.ts';
import type { Plan } from './plan.schema.ts';

export interface AFournir {
  appareil: Appareil;
  /** The width of the place kept for it. */
  largeur: number;
  elementId: string;
}

export interface Nomenclature {
  besoins: Besoin[];
  aFournir: AFournir[];
}

/** Metres of worktop that one cartridge seals. */
const METRES_PAR_CARTOUCHE = 5;
const PLINTHE_MAX = 2700;
/** The longest worktops sold. */
const STRATIFIE_MAX = 4100;
const MASSIF_MAX = 3000;

export function nomenclatureOf(plan: Plan): Nomenclature {
  const collecte = createCollecte();
  for (const element of plan.elements) compterElement(collecte, element, plan.finitions);
  compterPlinthes(collecte, plan);
  compterPlans(collecte, plan);
  return {
    besoins: collecte.lister(),
    aFournir: plan.elements.flatMap(({ type, largeur, id }) => {
      const appareil = appareilOf(type);
      return appareil ? [{ appareil, largeur, elementId: id }] : [];
    }),
  };
}

/** A finger's width lower than the legs: it is clipped to them, off the floor. */
function compterPlinthes(collecte: Collecte, plan: Plan): void {
  const { facade, pieds } = plan.finitions;
  const pieces = plinthesOf(plan)
    .flatMap((longueur) => partager(longueur, PLINTHE_MAX))
    .map((longueur) => ({
      quantite: 1,
      longueur: Math.max(longueur, COTE_MIN),
      largeur: pieds - 10,
    }));
  collecte.couper(cibleFacade(facade), pieces);
}

function compterPlans(collecte: Collecte, plan: Plan): void {
  const { planDeTravail } = plan.finitions;
  const max = isMassif(planDeTravail) ? MASSIF_MAX : STRATIFIE_MAX;
  const plateaux = plateauxOf(plan);
  for (const { longueur, ilot } of plateaux) {
    const cible: Cible = ilot
      ? { nature: 'plan-ilot', choix: choixPlan(planDeTravail, 900) }
      : { nature: 'plan-de-travail', choix: choixPlan(planDeTravail, 650) };
    const pieces = partager(Math.max(longueur, COTE_MIN), max);
    collecte.couper(
      cible,
      pieces.map((each) => ({ quantite: 1, longueur: each })),
    );
  }
  const metres = plateaux.reduce((sum, { longueur }) => sum + longueur, 0) / 1000;
  collecte.ajouter(SILICONE, Math.ceil(metres / METRES_PAR_CARTOUCHE));
}

const CARTOUCHE = { 'emballage-mastic': 'cartouche-300' };
const SILICONE: Cible = {
  nature: 'silicone',
  choix: [
    choix('silicone-sanitaire', { ...CARTOUCHE, couleur: 'translucide' }),
    choix('silicone-sanitaire', CARTOUCHE),
  ],
};

export function isMassif(planDeTravail: PlanDeTravail): boolean {
  return planDeTravail.startsWith('massif-');
}

/** Oiled wood first; raw is oiled on site. */
export function choixPlan(planDeTravail: PlanDeTravail, largeur: number): Choix[] {
  const cotes = { largeur, epaisseur: 38 };
  if (!isMassif(planDeTravail)) {
    return [choix('plans-stratifies', { ...cotes, 'decor-panneau': planDeTravail })];
  }
  const massif = { ...cotes, essence: planDeTravail.slice('massif-'.length) };
  return [
    choix('plans-bois-massif', { ...massif, 'finition-bois': 'huile' }),
    choix('plans-bois-massif', massif),
  ];
}
