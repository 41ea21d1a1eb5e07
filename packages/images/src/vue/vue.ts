/** A model that one turns: built elsewhere, lit as in its picture. */
import type { WebGLRenderer } from 'three';
import { monterTente } from '../studio/tente.ts';
import { animer, type Mouvement } from './animer.ts';
import { appeler } from './appeler.ts';
import { createScene, openRenderer, type Cadre } from './scene.ts';

export interface OptionsVue {
  canvas: HTMLCanvasElement;
  modele: string;
  params: Readonly<Record<string, string>>;
  /** Address of the font of labels. */
  police: string;
  cadre: Cadre;
  signal: AbortSignal;
  /** The card gave up: nothing more is drawn. */
  onPerdue: () => void;
}

export interface Vue extends Omit<Mouvement, 'arreter'> {
  fermer(): void;
}

/** Sharper costs a phone its battery and shows nothing more. */
const MAX_PIXELS = 2;
/** Sheets of light: a phone has less memory, and smaller pixels. */
const PLANCHES = { doigt: 2, souris: 4 } as const;
/** Milliseconds of one frame beyond which a device has all the light it can do. */
const FAIBLE = 150;

/** Undefined where the device cannot draw it. */
export async function ouvrirVue(options: OptionsVue): Promise<Vue | undefined> {
  const renderer = openRenderer(options.canvas);
  if (!renderer) return undefined;
  try {
    return await monter(renderer, options);
  } catch (error) {
    renderer.dispose();
    throw error;
  }
}

async function monter(renderer: WebGLRenderer, options: OptionsVue): Promise<Vue> {
  const { canvas, cadre, signal, onPerdue } = options;
  const planches = matchMedia('(pointer: coarse)').matches ? PLANCHES.doigt : PLANCHES.souris;
  const pixels = Math.min(devicePixelRatio, MAX_PIXELS);
  const attendu = appeler(options, signal);
  // While the worker builds.
  const tente = monterTente(renderer);
  const scene = createScene({ renderer, tente, planches }, await attendu);
  scene.cadrer(cadre, pixels);
  await scene.compiler();
  signal.throwIfAborted();
  scene.affiner();
  scene.dessiner(scene.depart, 1);
  // Compiled by now: what it takes from here on is what each frame will.
  const duree = mesurer(renderer, () => scene.dessiner(scene.depart, 1));
  const mouvement = animer(scene, { planches: duree > FAIBLE ? 1 : planches, pixels });
  const perdre = (event: Event) => {
    event.preventDefault();
    mouvement.arreter();
    onPerdue();
  };
  canvas.addEventListener('webglcontextlost', perdre);
  return {
    ...mouvement,
    fermer() {
      mouvement.arreter();
      canvas.removeEventListener('webglcontextlost', perdre);
      scene.dispose();
      tente.dispose();
      renderer.dispose();
      // A page may have few of them: given back at once, unless it is opened again.
      if (!canvas.isConnected) renderer.forceContextLoss();
    },
  };
}

/** Reading a pixel waits for the card to be done. */
function mesurer(renderer: WebGLRenderer, dessiner: () => void): number {
  const gl = renderer.getContext();
  const debut = performance.now();
  dessiner();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  return performance.now() - debut;
}
