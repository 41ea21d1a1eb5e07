/** What can be done on the drawing board, said to whoever cannot see it. */
import { useState } from 'react';
import {
  ajouterElement,
  changerPiece,
  couperAngle,
  doublerElement,
  modifierElement,
  pousserElement,
  retirerElement,
  elargirElement,
  deplacerElement,
} from '@comptoir/contract/cuisine/changer-plan.ts';
import { LIMITES } from '@comptoir/contract/cuisine/limites-plan.ts';
import type { TypeElement } from '@comptoir/contract/cuisine/modules.ts';
import type { Element, Piece, Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { announce } from '../ui/notice/announce.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { direLigne } from './dire-plan.ts';
import { usePlanGarde, type TableADessin } from './plan-garde.ts';

export interface Cuisine extends TableADessin {
  /** As it is held, while it is dragged. */
  montre: Plan;
  choisi: Element | undefined;
  choisir: (id: string | undefined) => void;
  /** Shown without being kept; undefined ends it. */
  montrer: (plan: Plan | undefined) => void;
  ajouter: (type: TypeElement) => void;
  enlever: (id: string) => void;
  doubler: (id: string) => void;
  /** Millimetres along its line. */
  pousser: (id: string, de: number) => void;
  placer: (id: string, ligne: string, position: number) => void;
  elargir: (id: string, largeur: number) => void;
  modifier: (id: string, change: Partial<Element>) => void;
  changerLaPiece: (piece: Piece | undefined) => void;
  couperLeCoin: (piece: Piece | undefined, coin: number) => void;
}

export function useCuisine(): Cuisine {
  const t = useTexts('cuisine');
  const table = usePlanGarde();
  const [choisiId, choisir] = useState<string>();
  const [apercu, montrer] = useState<Plan>();
  const { plan, changer } = table;
  const element = (id: string) => plan.elements.find((each) => each.id === id);
  const choisi = choisiId === undefined ? undefined : element(choisiId);
  const dire = (next: Plan, id: string) => {
    const pose = next.elements.find((each) => each.id === id);
    if (!pose) return;
    announce(
      t('elements.ajoute', {
        element: t(`types.${pose.type}`),
        ligne: direLigne(t, pose.ligne),
        position: pose.position,
      }),
    );
  };
  const refuser = () => showToast({ title: t('elements.sansPlace') });
  const poser = (next: Plan | undefined, id: string, cle?: string) => {
    if (!next) return refuser();
    changer(next, cle);
    dire(next, id);
  };
  const refaire = (suite: ReturnType<typeof changerPiece> | undefined) => {
    if (!suite) return void showToast({ title: t('piece.impossible') });
    const { plan: next, retires } = suite;
    changer(next);
    if (retires.length > 0) showToast({ title: t('piece.retires', { count: retires.length }) });
  };
  return {
    ...table,
    montre: apercu ?? plan,
    choisi,
    choisir,
    montrer,
    ajouter(type) {
      if (plan.elements.length >= LIMITES.elements[1]) {
        return void showToast({ title: t('elements.complet') });
      }
      const apres = choisi && { ligne: choisi.ligne, position: choisi.position + choisi.largeur };
      const ajoute = ajouterElement(plan, type, apres);
      if (!ajoute) return void refuser();
      poser(ajoute.plan, ajoute.id);
      choisir(ajoute.id);
    },
    enlever(id) {
      const type = element(id)?.type;
      if (!type) return;
      changer(retirerElement(plan, id));
      if (id === choisiId) choisir(undefined);
      announce(t('elements.retire', { element: t(`types.${type}`) }));
    },
    doubler(id) {
      const double = doublerElement(plan, id);
      if (!double) return void refuser();
      poser(double.plan, double.id);
      choisir(double.id);
    },
    pousser(id, de) {
      const next = pousserElement(plan, id, de);
      if (next) poser(next, id, `pas ${id}`);
    },
    placer(id, ligne, position) {
      poser(deplacerElement(plan, id, ligne, position), id);
    },
    elargir(id, largeur) {
      poser(elargirElement(plan, id, largeur), id, `largeur ${id}`);
    },
    modifier(id, change) {
      const next = modifierElement(plan, id, (avant) => sansVide({ ...avant, ...change }));
      if (next) changer(next);
    },
    changerLaPiece(piece) {
      refaire(piece && changerPiece(plan, piece));
    },
    couperLeCoin(piece, coin) {
      refaire(piece && couperAngle(plan, piece, coin));
    },
  };
}

/** An option that is as the rest of the kitchen is not written. */
function sansVide(element: Element): Element {
  return Object.fromEntries(
    Object.entries(element).filter(([, value]) => value !== undefined),
  ) as unknown as Element;
}
