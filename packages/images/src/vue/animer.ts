/** Draws a scene when something changed, and only then: coarsely while it turns, finely at rest. */
import {
  bouger,
  gesteDeTouche,
  IMMOBILE,
  lancer,
  type Elan,
  type Geste,
  type Orbite,
} from './orbite.ts';
import type { Cadre, SceneVue } from './scene.ts';

export interface Mouvement {
  tourner(geste: Geste): void;
  /** Goes on by itself and comes to rest. */
  lancer(elan: Elan): void;
  recommencer(): void;
  /** False for a key that does nothing here. */
  toucher(touche: string): boolean;
  redimensionner(cadre: Cadre): void;
  /** Off the screen nothing is drawn. */
  montrer(visible: boolean): void;
  arreter(): void;
}

export interface Finesse {
  /** Sheets of light at rest. */
  planches: number;
  /** Pixels of the canvas for one of the page. */
  pixels: number;
}

/** Milliseconds of a frame beyond which less light is read while it turns. */
const LENT = 34;
/** Longer ago, and it was not the frame before. */
const PAUSE = 500;

export function animer(scene: SceneVue, { planches, pixels }: Finesse): Mouvement {
  const { limites } = scene;
  let orbite = scene.depart;
  let dessinee: Orbite = orbite;
  let elan: Elan = IMMOBILE;
  let enMouvement = planches;
  let visible = true;
  let frame = 0;
  let avant = -PAUSE;

  function tic(maintenant: number): void {
    frame = 0;
    if (!visible) return;
    const duree = maintenant - avant;
    const suite = duree < PAUSE;
    avant = maintenant;
    if (elan !== IMMOBILE) {
      ({ orbite, elan } = lancer(orbite, elan, suite ? duree / 1000 : 1 / 60, limites));
    }
    const tourne = orbite !== dessinee;
    if (tourne && suite && duree > LENT) enMouvement = Math.max(1, enMouvement - 1);
    const reste = !tourne && planches > 1 && scene.affiner();
    scene.dessiner(orbite, tourne ? enMouvement : planches);
    dessinee = orbite;
    // Once more after a turn, with all the light.
    if (tourne || reste) demander();
  }
  function demander(): void {
    if (visible) frame ||= requestAnimationFrame(tic);
  }
  function aller(vers: Orbite): void {
    elan = IMMOBILE;
    orbite = vers;
    demander();
  }
  demander();
  return {
    tourner: (geste) => aller(bouger(orbite, geste, limites)),
    lancer(donne) {
      elan = donne;
      demander();
    },
    recommencer: () => aller({ ...scene.depart }),
    toucher(touche) {
      const geste = gesteDeTouche(touche);
      if (geste === undefined) return false;
      aller(geste === 'depart' ? { ...scene.depart } : bouger(orbite, geste, limites));
      return true;
    },
    redimensionner(cadre) {
      scene.cadrer(cadre, pixels);
      demander();
    },
    montrer(isSeen) {
      visible = isSeen;
      demander();
    },
    arreter() {
      visible = false;
      cancelAnimationFrame(frame);
    },
  };
}
