import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

export const tableaux: readonly ModeleArticle[] = [
  {
    code: 'LDJ',
    noeud: 'disjoncteurs',
    genre: 'disjoncteur',
    nom: texte('Disjoncteur modulaire', 'Modular circuit breaker', 'Magnetotérmico modular'),
    declinaison: texte(
      '{poles} {calibre}, {courbe}',
      '{poles} {calibre}, {courbe}',
      '{poles} {calibre}, {courbe}',
    ),
    description: texte(
      'Protège les circuits contre surcharges et courts-circuits, pouvoir de coupure de 4,5 kA. Un module en 1P+N, borne à vis imperdable, compatible peigne. Courbe C pour les usages courants, D pour moteurs et transformateurs ; calibre selon la section : 10 ou 16 A en 1,5 mm², 20 A en 2,5 mm², 32 A en 6 mm².',
      'Protects circuits against overload and short circuit, breaking capacity 4.5 kA. One module in 1P+N, captive screw terminals, busbar ready. C curve for general use, D for motors and transformers; choose the rating from the cable: 10 or 16 A for 1.5 mm², 20 A for 2.5 mm², 32 A for 6 mm².',
      'Protege los circuitos contra sobrecargas y cortocircuitos, con poder de corte de 4,5 kA. Un módulo en 1P+N, bornes de tornillo imperdible, compatible con peine. Curva C para uso general, D para motores y transformadores; calibre según la sección del conductor.',
    ),
    axes: { poles: ['1p-n', '3p-n'], calibre: [16, 20, 10, 32, 2, 6, 25, 40], courbe: ['c', 'd'] },
    existe: (v) =>
      v.poles === '1p-n'
        ? v.courbe === 'c' || [2, 10, 16, 20].includes(Number(v.calibre))
        : Number(v.calibre) >= 10,
    fixes: { tension: 230 },
    marques: ['elektra', 'luminor', 'oskel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (v.poles === '1p-n' ? 690 : 4290) *
          (Number(v.calibre) > 20 || Number(v.calibre) < 10 ? 1.45 : 1) *
          (v.courbe === 'd' ? 1.7 : 1),
      ),
    poids: (v) => (v.poles === '1p-n' ? 115 : 470),
    suffixe: (v) => `${sigle(v.poles)}-${chiffres(v.calibre, 2)}-${sigle(v.courbe)}`,
    ecoParticipation: { type: 'DEEE', centimes: 2 },
    normes: ['EN 60898-1', 'NF C 15-100'],
    complements: ['LID', 'LCF', 'LFR'],
    metiers: ['electricien', 'maintenance'],
  },
  {
    code: 'LID',
    noeud: 'interrupteurs-differentiels',
    genre: 'interrupteur-differentiel',
    nom: texte(
      'Interrupteur différentiel 30 mA',
      'Residual current device 30 mA',
      'Interruptor diferencial 30 mA',
    ),
    declinaison: texte(
      '{poles} {calibre}, {type-differentiel}',
      '{poles} {calibre}, {type-differentiel}',
      '{poles} {calibre}, {type-differentiel}',
    ),
    description: texte(
      'Protection des personnes en tête de rangée. Type AC pour les circuits courants, type A pour plaque de cuisson, lave-linge et borne de recharge, type F contre les déclenchements intempestifs en informatique et congélation. Presser le bouton de test une fois par mois.',
      'Personal protection at the head of each row. Type AC for general circuits, type A for hobs, washing machines and car chargers, type F to avoid nuisance tripping with computers and freezers. Press the test button once a month.',
      'Protección de las personas en cabecera de fila. Clase AC para circuitos generales, clase A para placas, lavadoras y recarga de vehículos, clase F contra disparos intempestivos en informática y congeladores. Pulsar el botón de prueba cada mes.',
    ),
    axes: {
      poles: ['2p', '4p'],
      calibre: [40, 63, 25],
      'type-differentiel': ['type-ac', 'type-a', 'type-f'],
    },
    existe: (v) =>
      v.poles === '2p' ? v.calibre !== 25 || v['type-differentiel'] !== 'type-f' : v.calibre !== 25,
    fixes: { tension: 230 },
    marques: ['elektra', 'luminor', 'oskel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (v.poles === '2p' ? 3290 : 8900) *
          selon(v['type-differentiel'], { 'type-ac': 1, 'type-a': 1.3, 'type-f': 2.2 }) *
          (v.calibre === 63 ? 1.3 : 1),
      ),
    poids: (v) => (v.poles === '2p' ? 225 : 390),
    suffixe: (v) =>
      `${sigle(v.poles)}-${String(v.calibre)}-${String(v['type-differentiel']).slice(5).toUpperCase()}`,
    ecoParticipation: { type: 'DEEE', centimes: 4 },
    normes: ['EN 61008-1', 'NF C 15-100'],
    complements: ['LDJ', 'LCF'],
    metiers: ['electricien', 'maintenance'],
  },
  {
    code: 'LCF',
    noeud: 'coffrets-modulaires',
    genre: 'coffret-electrique',
    nom: texte(
      'Coffret modulaire en saillie',
      'Surface modular enclosure',
      'Caja de distribución de superficie',
    ),
    declinaison: texte(
      '{rangees} de {modules-rangee} modules',
      '{rangees} of {modules-rangee} modules',
      '{rangees} de {modules-rangee} módulos',
    ),
    description: texte(
      'Coffret isolant de classe II livré avec borniers de terre et de neutre, rails démontables et obturateurs. Prévoir 20 % de modules libres à la réception. Entrées haute et basse prédécoupées pour goulotte de 220 mm ; porte à commander à part.',
      'Class II insulated enclosure supplied with earth and neutral bars, removable rails and blanks. Leave 20% of modules spare at handover. Top and bottom knock-outs for 220 mm trunking; door ordered separately.',
      'Caja aislante de clase II con borneros de tierra y neutro, carriles desmontables y obturadores. Prever un 20 % de módulos libres. Entradas superior e inferior precortadas para canaleta de 220 mm; puerta aparte.',
    ),
    axes: { rangees: ['2', '1', '3', '4'], 'modules-rangee': [13, 18] },
    fixes: { couleur: 'blanc' },
    marques: ['elektra', 'oskel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(780 + Number(v.rangees) * Number(v['modules-rangee']) * 88),
    poids: (v) => Math.round(420 + Number(v.rangees) * Number(v['modules-rangee']) * 52),
    suffixe: (v) => `${String(v.rangees)}R-${String(v['modules-rangee'])}M`,
    ecoParticipation: { type: 'DEEE', centimes: 12 },
    normes: ['EN 61439-3', 'EN 60670-24', 'NF C 15-100'],
    complements: ['LDJ', 'LID'],
    metiers: ['electricien'],
  },
];
