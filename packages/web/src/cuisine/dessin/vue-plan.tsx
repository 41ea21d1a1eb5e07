/** The plan from above: elements are taken by hand and go where there is room. */
import { useMemo, useRef, type PointerEvent } from 'react';
import { deplacerElement } from '@comptoir/contract/cuisine/changer-plan.ts';
import { dessinerPlan } from '@comptoir/contract/cuisine/dessin-plan.ts';
import { lignesOf, type Ligne, type Point } from '@comptoir/contract/cuisine/piece.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { Cuisine } from '../use-cuisine.ts';
import { DessinSvg } from './dessin-svg.tsx';

interface Prise {
  id: string;
  /** From the left edge of the element to where it is held, along its line. */
  de: number;
  debut: Point;
  bouge: Plan | undefined;
}

/** Another wall has to be this much nearer before the element changes walls. */
const TENUE = 350;
/** Less than this is a touch, not a movement: millimetres. */
const TREMBLEMENT = 25;

export function VuePlan({ cuisine, className }: { cuisine: Cuisine; className: string }) {
  const t = useTexts('cuisine');
  const { plan, montre, choisi, choisir, montrer, changer } = cuisine;
  const svg = useRef<SVGSVGElement>(null);
  const prise = useRef<Prise>(undefined);
  const dessin = useMemo(() => dessinerPlan(montre), [montre]);
  const lignes = useMemo(() => lignesOf(plan), [plan]);

  const onPointerDown = (event: PointerEvent) => {
    const cible = (event.target as Element).closest('[data-element]');
    const id = cible?.getAttribute('data-element') ?? undefined;
    choisir(id);
    const element = plan.elements.find((each) => each.id === id);
    const ligne = lignes.find(({ nom }) => nom === element?.ligne);
    const ici = pointOf(svg.current, event);
    if (!element || !ligne || !ici || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const de = projeter(ligne, ici).le - element.position;
    prise.current = { id: element.id, de, debut: ici, bouge: undefined };
  };
  const onPointerMove = (event: PointerEvent) => {
    const tenue = prise.current;
    const ici = tenue && pointOf(svg.current, event);
    if (!tenue || !ici) return;
    const parcouru = Math.hypot(ici.x - tenue.debut.x, ici.y - tenue.debut.y);
    if (!tenue.bouge && parcouru < TREMBLEMENT) return;
    const actuelle = (tenue.bouge ?? plan).elements.find(({ id }) => id === tenue.id)?.ligne;
    const ligne = plusProche(lignes, ici, actuelle);
    if (!ligne) return;
    const voulue = Math.round(projeter(ligne, ici).le - tenue.de);
    const next =
      deplacerElement(plan, tenue.id, ligne.nom, voulue) ??
      (actuelle === undefined ? undefined : deplacerElement(plan, tenue.id, actuelle, voulue));
    if (!next) return;
    tenue.bouge = next;
    montrer(next);
  };
  const onPointerUp = () => {
    const bouge = prise.current?.bouge;
    prise.current = undefined;
    montrer(undefined);
    if (bouge) changer(bouge);
  };
  const onPointerCancel = () => {
    prise.current = undefined;
    montrer(undefined);
  };
  return (
    <DessinSvg
      ref={svg}
      dessin={dessin}
      label={t('dessin.plan', { count: montre.elements.length })}
      choisi={choisi?.id}
      prenable
      className={className}
      pointer={{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }}
    />
  );
}

function pointOf(svg: SVGSVGElement | null, event: PointerEvent): Point | undefined {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** Along the line, and off it. */
function projeter({ debut, sens, vers }: Ligne, { x, y }: Point): { le: number; hors: number } {
  const [dx, dy] = [x - debut.x, y - debut.y];
  return { le: dx * sens.x + dy * sens.y, hors: dx * vers.x + dy * vers.y };
}

/** The wall one is next to, with a liking for the one the element stands along. */
function plusProche(
  lignes: readonly Ligne[],
  ici: Point,
  actuelle: string | undefined,
): Ligne | undefined {
  const distance = (ligne: Ligne) => {
    const { le, hors } = projeter(ligne, ici);
    const dehors = Math.max(-le, le - ligne.longueur, 0);
    return Math.abs(hors - 300) + dehors - (ligne.nom === actuelle ? TENUE : 0);
  };
  return [...lignes].sort((a, b) => distance(a) - distance(b))[0];
}
