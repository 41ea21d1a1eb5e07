/** How each invented maker sets its name, and the mark beside it. Neutral: nobody's trade dress. */
import type { Marque } from '../nuancier.ts';
import type { Coin } from './trace.ts';

export interface Style {
  /** Thickness of the lines; a capital is 100 high. */
  graisse: number;
  /** Width of an O. */
  chasse: number;
  coin: Coin;
  rayon: number;
  /** Slant, degrees. */
  pente?: number;
  /** Between letters. */
  approche?: number;
  casse?: 'capitales' | 'minuscules';
  /** On a plate in the maker's colour, with a bar under it, or as it is. */
  pose?: 'plaque' | 'barre' | 'libre';
  /** In a square of 100: paths in the maker's colour, then in its second one. */
  signe: string;
  appoint?: string;
}

export type MarqueDessinee = Exclude<Marque, 'neutre' | 'comptoir'>;

export const STYLES: Readonly<Record<MarqueDessinee, Style>> = {
  tirval: {
    graisse: 22,
    chasse: 62,
    coin: 'rond',
    rayon: 26,
    pente: 10,
    pose: 'plaque',
    signe: 'M0 100 36 0H62L26 100ZM52 100 88 0H100V24L74 100Z',
  },
  vissal: {
    graisse: 17,
    chasse: 66,
    coin: 'rond',
    rayon: 30,
    signe: 'M10 0H90V18H66V34L90 46V60L66 48V62L82 70V84L50 100 34 92V18H10Z',
  },
  rothbeck: {
    graisse: 19,
    chasse: 58,
    coin: 'vif',
    rayon: 0,
    approche: 20,
    signe:
      'M0 0H100V100H0ZM20 20V80H42V62H52L62 80H84L70 56Q80 50 80 40 80 20 58 20ZM42 36H54Q60 36 60 42 60 48 54 48H42Z',
  },
  ankra: {
    graisse: 24,
    chasse: 66,
    coin: 'coupe',
    rayon: 18,
    pose: 'plaque',
    signe:
      'M42 0H58V22H80V38H58V78Q76 74 82 54L98 58Q88 100 50 100 12 100 2 58L18 54Q24 74 42 78V38H20V22H42Z',
  },
  oskel: {
    graisse: 18,
    chasse: 70,
    coin: 'rond',
    rayon: 40,
    casse: 'minuscules',
    signe: 'M50 0A50 50 0 1 1 49.9 0ZM50 26A24 24 0 1 0 50.1 26Z',
  },
  krafto: {
    graisse: 26,
    chasse: 64,
    coin: 'rond',
    rayon: 22,
    pente: 12,
    signe: 'M0 0H30V100H0ZM38 50 76 0H112L72 50 112 100H76Z',
  },
  volmer: {
    graisse: 13,
    chasse: 78,
    coin: 'rond',
    rayon: 40,
    approche: 34,
    signe: 'M0 12H28L50 70 72 12H100L62 100H38Z',
    appoint: 'M40 0H60L50 24Z',
  },
  takiro: {
    graisse: 20,
    chasse: 70,
    coin: 'coupe',
    rayon: 22,
    signe: 'M0 0H100V26H64V100H36V26H0Z',
    appoint: 'M0 40H22V100H0ZM78 40H100V100H78Z',
  },
  bremond: {
    graisse: 14,
    chasse: 62,
    coin: 'rond',
    rayon: 30,
    approche: 22,
    pose: 'barre',
    signe:
      'M0 0H16V100H0ZM24 0H30V60H24ZM38 0H44V34H38ZM52 0H58V60H52ZM66 0H72V34H66ZM80 0H86V60H80ZM94 0H100V34H94Z',
  },
  ferralis: {
    graisse: 21,
    chasse: 60,
    coin: 'vif',
    rayon: 0,
    signe: 'M50 0 93 25V75L50 100 7 75V25ZM50 30A20 20 0 1 0 50.1 30Z',
  },
  clavero: {
    graisse: 15,
    chasse: 66,
    coin: 'rond',
    rayon: 36,
    approche: 26,
    signe: 'M50 0A30 30 0 0 1 64 57L74 100H26L36 57A30 30 0 0 1 50 0Z',
  },
  portalux: {
    graisse: 16,
    chasse: 64,
    coin: 'rond',
    rayon: 32,
    signe: 'M14 0H86V100H14ZM28 14V86H72V14Z',
    appoint: 'M40 14 72 24V100L40 86Z',
  },
  hettner: {
    graisse: 22,
    chasse: 60,
    coin: 'vif',
    rayon: 0,
    pose: 'plaque',
    signe: 'M8 0H34V38H66V0H92V100H66V62H34V100H8Z',
  },
  glissal: {
    graisse: 17,
    chasse: 66,
    coin: 'rond',
    rayon: 38,
    casse: 'minuscules',
    pente: 8,
    signe: 'M0 20H70L84 34H14ZM10 44H80L94 58H24ZM20 68H90L104 82H34Z',
  },
  lignea: {
    graisse: 13,
    chasse: 68,
    coin: 'rond',
    rayon: 38,
    casse: 'minuscules',
    approche: 22,
    signe:
      'M50 0A50 50 0 1 1 49.9 0ZM50 12A38 38 0 1 0 50.1 12ZM50 26A24 24 0 1 1 49.9 26ZM50 38A12 12 0 1 0 50.1 38Z',
  },
  pannobel: {
    graisse: 19,
    chasse: 64,
    coin: 'rond',
    rayon: 24,
    signe: 'M50 6 100 28 50 50 0 28Z',
    appoint: 'M0 42 50 64 100 42V54L50 76 0 54ZM0 68 50 90 100 68V80L50 102 0 80Z',
  },
  outibel: {
    graisse: 22,
    chasse: 66,
    coin: 'rond',
    rayon: 40,
    pose: 'plaque',
    signe:
      'M72 0A30 30 0 0 0 46 44L6 84 16 94 56 54A30 30 0 0 0 98 20L80 38 62 20 80 2A30 30 0 0 0 72 0Z',
  },
  stahlmann: {
    graisse: 23,
    chasse: 52,
    coin: 'vif',
    rayon: 0,
    pente: 8,
    approche: 16,
    signe: 'M30 0H110L100 24H20ZM20 38H94L84 62H10ZM10 76H80L70 100H0Z',
  },
  durandal: {
    graisse: 18,
    chasse: 62,
    coin: 'coupe',
    rayon: 20,
    signe: 'M44 0H56L62 60H88V72H60V100H40V72H12V60H38Z',
  },
  abrasud: {
    graisse: 21,
    chasse: 64,
    coin: 'rond',
    rayon: 26,
    signe:
      'M50 0 58 18 75 7 77 27 97 25 88 43 100 55 82 64 88 83 68 82 62 100 48 86 33 98 28 79 8 80 16 62 0 50 18 40 10 22 30 24 34 4ZM50 34A16 16 0 1 0 50.1 34Z',
  },
  karbex: {
    graisse: 23,
    chasse: 68,
    coin: 'coupe',
    rayon: 16,
    pente: 6,
    pose: 'plaque',
    signe: 'M50 0 100 38 50 100 0 38ZM50 22 26 40 50 70 74 40Z',
  },
  colsyl: {
    graisse: 18,
    chasse: 68,
    coin: 'rond',
    rayon: 40,
    casse: 'minuscules',
    signe: 'M42 0H58L62 26H72V100H28V26H38Z',
    appoint: 'M28 44H72V74H28Z',
  },
  jointex: {
    graisse: 20,
    chasse: 62,
    coin: 'rond',
    rayon: 30,
    signe: 'M0 0H44V30Q56 38 44 48V100H0Z',
    appoint: 'M100 0H58V28Q72 38 58 50V100H100Z',
  },
  sikora: {
    graisse: 16,
    chasse: 70,
    coin: 'rond',
    rayon: 40,
    approche: 28,
    signe: 'M50 0 100 100H72L50 54 28 100H0Z',
    appoint: 'M50 68 66 100H34Z',
  },
  luminor: {
    graisse: 19,
    chasse: 64,
    coin: 'rond',
    rayon: 34,
    pose: 'plaque',
    signe:
      'M50 22A28 28 0 1 1 49.9 22ZM46 0H54V14H46ZM46 86H54V100H46ZM0 46H14V54H0ZM86 46H100V54H86ZM12 18 18 12 28 22 22 28ZM82 12 88 18 78 28 72 22ZM12 82 22 72 28 78 18 88ZM88 82 82 88 72 78 78 72Z',
  },
  elektra: {
    graisse: 18,
    chasse: 62,
    coin: 'coupe',
    rayon: 14,
    pente: 8,
    signe: 'M58 0 14 58H44L34 100 86 38H54Z',
  },
  filvolt: {
    graisse: 20,
    chasse: 60,
    coin: 'rond',
    rayon: 24,
    signe: 'M50 0A50 50 0 1 1 49.9 0ZM22 38V52H36L44 70 58 26 68 52H80V38H74L58 4 42 50 36 38Z',
  },
  aquanor: {
    graisse: 17,
    chasse: 70,
    coin: 'rond',
    rayon: 40,
    signe: 'M50 0Q88 46 88 64A38 36 0 0 1 12 64Q12 46 50 0Z',
    appoint: 'M30 62Q40 56 50 62 60 68 70 62V72Q60 78 50 72 40 66 30 72Z',
  },
  robinel: {
    graisse: 16,
    chasse: 66,
    coin: 'rond',
    rayon: 40,
    casse: 'minuscules',
    approche: 20,
    signe:
      'M20 0H70V14H54V28H70Q96 28 96 58H74Q74 50 66 50H0V28H36V14H20ZM85 70Q96 84 96 90A11 10 0 0 1 74 90Q74 84 85 70Z',
  },
  tubeo: {
    graisse: 24,
    chasse: 72,
    coin: 'rond',
    rayon: 45,
    casse: 'minuscules',
    signe: 'M0 0H30V46Q30 70 54 70H100V100H50Q0 100 0 50Z',
    appoint: 'M44 0H74V26Q74 28 76 28H100V56H60Q44 56 44 40Z',
  },
  protekta: {
    graisse: 22,
    chasse: 62,
    coin: 'rond',
    rayon: 24,
    pose: 'plaque',
    signe: 'M50 0 92 14V48Q92 84 50 100 8 84 8 48V14ZM50 22 28 30V48Q28 70 50 80 72 70 72 48V30Z',
  },
  securam: {
    graisse: 19,
    chasse: 64,
    coin: 'rond',
    rayon: 30,
    signe: 'M0 70Q0 20 50 20 100 20 100 70ZM0 78H100V90H0Z',
    appoint: 'M40 10H60V60H40Z',
  },
  altitud: {
    graisse: 15,
    chasse: 66,
    coin: 'vif',
    rayon: 0,
    approche: 30,
    signe: 'M36 10 72 100H0ZM70 40 100 100H82L62 56Z',
  },
  maillotin: {
    graisse: 18,
    chasse: 62,
    coin: 'rond',
    rayon: 28,
    signe: 'M30 0H70L100 22 86 44 76 38V100H24V38L14 44 0 22Z',
  },
  norderik: {
    graisse: 17,
    chasse: 62,
    coin: 'coupe',
    rayon: 18,
    approche: 26,
    signe: 'M44 0H56V100H44ZM0 44H100V56H0ZM14 22 22 14 86 78 78 86ZM78 14 86 22 22 86 14 78Z',
  },
  bastide: {
    graisse: 21,
    chasse: 60,
    coin: 'vif',
    rayon: 0,
    pose: 'barre',
    signe: 'M0 0H20V16H40V0H60V16H80V0H100V100H64V72Q64 58 50 58 36 58 36 72V100H0Z',
  },
  levax: {
    graisse: 25,
    chasse: 66,
    coin: 'coupe',
    rayon: 20,
    pente: 10,
    signe: 'M50 0 100 50H70V72H30V50H0ZM0 82H100V100H0Z',
  },
  rackor: {
    graisse: 20,
    chasse: 64,
    coin: 'vif',
    rayon: 0,
    approche: 18,
    signe: 'M0 0H14V24H86V0H100V100H86V92H14V100H0ZM14 38V50H86V38ZM14 64V78H86V64Z',
  },
};
