/** What surfaces look like: colours of the decors, and the grain of those that imitate wood. */
import { CanvasTexture, Color, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Facade, PlanDeTravail, Poignee } from '@comptoir/contract/cuisine/finitions.ts';

interface Aspect {
  couleur: string;
  /** Veins drawn over it. */
  veines?: string;
  rugosite: number;
  metal?: number;
}

const DECORS: Readonly<Record<Facade | PlanDeTravail, Aspect>> = {
  blanc: { couleur: '#fbfaf7', rugosite: 0.5 },
  'gris-clair': { couleur: '#c9cac8', rugosite: 0.55 },
  anthracite: { couleur: '#3c4046', rugosite: 0.6 },
  noir: { couleur: '#1f2022', rugosite: 0.55 },
  cachemire: { couleur: '#cdc3b4', rugosite: 0.55 },
  'bleu-nuit': { couleur: '#25334a', rugosite: 0.55 },
  sauge: { couleur: '#9aa893', rugosite: 0.55 },
  'terre-cuite': { couleur: '#b06a4d', rugosite: 0.6 },
  'chene-naturel': { couleur: '#c19a6b', veines: '#9c7547', rugosite: 0.7 },
  'chene-clair': { couleur: '#d8bd94', veines: '#bd9d70', rugosite: 0.7 },
  'chene-fume': { couleur: '#7a5c42', veines: '#59402b', rugosite: 0.7 },
  noyer: { couleur: '#7b5136', veines: '#563520', rugosite: 0.65 },
  frene: { couleur: '#ddd3c2', veines: '#c3b49c', rugosite: 0.7 },
  orme: { couleur: '#a59a8c', veines: '#857a6c', rugosite: 0.7 },
  beton: { couleur: '#a8a7a3', veines: '#97968f', rugosite: 0.85 },
  ardoise: { couleur: '#33363a', veines: '#3e4247', rugosite: 0.75 },
  'marbre-blanc': { couleur: '#eceae6', veines: '#c4c1bd', rugosite: 0.3 },
  'massif-chene': { couleur: '#b98d59', veines: '#946a3b', rugosite: 0.6 },
  'massif-hetre': { couleur: '#cfa57c', veines: '#b58a60', rugosite: 0.6 },
};

const POIGNEES: Readonly<Record<string, Aspect>> = {
  inox: { couleur: '#c4c7c9', rugosite: 0.4, metal: 0.25 },
  noir: { couleur: '#1b1c1e', rugosite: 0.5, metal: 0.1 },
  laiton: { couleur: '#c19d58', rugosite: 0.4, metal: 0.25 },
  bronze: { couleur: '#6a5440', rugosite: 0.5, metal: 0.2 },
  alu: { couleur: '#cfd1d2', rugosite: 0.45, metal: 0.25 },
};

const AUTRES = {
  caisson: { couleur: '#e6e3dc', rugosite: 0.75 },
  /** In the shade between two fronts. */
  joint: { couleur: '#6d6962', rugosite: 0.9 },
  inox: { couleur: '#c2c6c9', rugosite: 0.4, metal: 0.25 },
  verre: { couleur: '#22252a', rugosite: 0.2, metal: 0.05 },
  mur: { couleur: '#e3ded5', rugosite: 0.95 },
  sol: { couleur: '#b8aa98', veines: '#a29481', rugosite: 0.8 },
  vitre: { couleur: '#cfe3ee', rugosite: 0.1 },
  bois: { couleur: '#cdbfae', rugosite: 0.8 },
  plinthe: { couleur: '#4a4c50', rugosite: 0.7 },
} satisfies Record<string, Aspect>;

export type NomMateriau =
  | `decor ${Facade | PlanDeTravail}`
  | `poignee ${string}`
  | keyof typeof AUTRES;

export function materiauPoignee(poignee: Poignee): NomMateriau {
  return `poignee ${poignee.slice(poignee.indexOf('-') + 1)}`;
}

function aspectOf(nom: NomMateriau): Aspect {
  if (nom.startsWith('decor ')) return DECORS[nom.slice(6) as Facade];
  if (nom.startsWith('poignee ')) return POIGNEES[nom.slice(8)] ?? AUTRES.inox;
  return AUTRES[nom as keyof typeof AUTRES];
}

/** Each made once for a scene; `dispose` gives the graphics card its memory back. */
export function createMateriaux() {
  const faits = new Map<NomMateriau, MeshStandardMaterial>();
  return {
    de(nom: NomMateriau): MeshStandardMaterial {
      const fait = faits.get(nom) ?? faire(aspectOf(nom));
      faits.set(nom, fait);
      return fait;
    },
    dispose() {
      for (const fait of faits.values()) {
        fait.map?.dispose();
        fait.dispose();
      }
    },
  };
}

function faire({ couleur, veines, rugosite, metal = 0 }: Aspect): MeshStandardMaterial {
  const common = { roughness: rugosite, metalness: metal };
  if (!veines) return new MeshStandardMaterial({ ...common, color: new Color(couleur) });
  return new MeshStandardMaterial({ ...common, map: texture(couleur, veines) });
}

const COTE = 256;

/** Long uneven veins, upright; always the same ones, so that two views of a kitchen agree. */
function texture(couleur: string, veines: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = COTE;
  canvas.height = COTE;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = couleur;
    context.fillRect(0, 0, COTE, COTE);
    context.strokeStyle = veines;
    for (let i = 0; i < 46; i += 1) {
      const x = (i * 97) % COTE;
      context.globalAlpha = 0.12 + ((i * 37) % 10) / 45;
      context.lineWidth = 0.6 + ((i * 53) % 7) / 3;
      context.beginPath();
      context.moveTo(x, 0);
      const bend = ((i * 29) % 13) - 6;
      context.bezierCurveTo(x + bend, COTE / 3, x - bend, (2 * COTE) / 3, x, COTE);
      context.stroke();
    }
  }
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.wrapS = RepeatWrapping;
  made.wrapT = RepeatWrapping;
  return made;
}
