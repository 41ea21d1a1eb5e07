/** Compressors, air hose and generators. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

export const modelesAir: readonly ModeleArticle[] = [
  {
    code: 'ECO',
    noeud: 'compresseurs',
    genre: 'compresseur',
    nom: texte('Compresseur d’air', 'Air compressor', 'Compresor de aire'),
    declinaison: texte(
      'cuve {volume-cuve}, {debit-air}, {puissance}',
      '{volume-cuve} tank, {debit-air}, {puissance}',
      'depósito de {volume-cuve}, {debit-air}, {puissance}',
    ),
    description: texte(
      'Le débit indiqué est l’air réellement restitué à 6 bar, celui qui compte pour choisir un outil. 6 L sans huile pour le cloueur de finition en rénovation habitée, 24 L pour la charpente, 100 L à courroie pour l’atelier. Purger la cuve en fin de journée.',
      'The figure given is the air actually delivered at 6 bar, the one that matters when choosing a tool. 6 L oil-free for finish nailing in occupied homes, 24 L for framing, 100 L belt drive for the workshop. Drain the tank at the end of the day.',
      'El caudal indicado es el aire realmente suministrado a 6 bar, el que cuenta al elegir una herramienta. 6 L sin aceite para clavadora de acabado en reformas, 24 L para estructura y 100 L por correa para el taller. Purgue el depósito al acabar la jornada.',
    ),
    axes: {
      'volume-cuve': [24, 6, 50, 100],
      'debit-air': [130, 75, 170, 240],
      puissance: [1500, 1100, 1800, 2200],
    },
    fixes: { tension: 230, 'source-energie': 'filaire' },
    existe: (v) =>
      v['debit-air'] === selon(v['volume-cuve'], { 6: 75, 24: 130, 50: 170, 100: 240 }) &&
      v.puissance === selon(v['volume-cuve'], { 6: 1100, 24: 1500, 50: 1800, 100: 2200 }),
    marques: ['durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v['volume-cuve'], { 6: 15900, 24: 22900, 50: 32900, 100: 64900 }),
    poids: (v) => selon(v['volume-cuve'], { 6: 11500, 24: 24500, 50: 36000, 100: 68000 }),
    longueurColis: (v) => selon(v['volume-cuve'], { 6: 460, 24: 620, 50: 820, 100: 1080 }),
    suffixe: (v) => `${v['volume-cuve']}`,
    machine: { garantieMois: 24 },
    ecoParticipation: { type: 'DEEE', centimes: 417 },
    normes: ['EN 1012-1', 'EN ISO 2151'],
    complements: ['ETA', 'EAG', 'ECL'],
    metiers: ['charpentier', 'menuisier', 'peintre', 'maintenance'],
  },
  {
    code: 'ETA',
    noeud: 'tuyaux-air',
    genre: 'tuyau-air',
    nom: texte('Tuyau d’air comprimé souple', 'Flexible air hose', 'Manguera flexible de aire'),
    declinaison: texte(
      'Ø intérieur {diametre-interieur}, {couleur}, au mètre',
      '{diametre-interieur} bore, {couleur}, per metre',
      'Ø interior {diametre-interieur}, {couleur}, por metros',
    ),
    description: texte(
      'Caoutchouc et PVC tressé polyester, souple jusqu’à −10 °C, pression de service 20 bar. Ø 8 pour un cloueur, Ø 10 au-delà de 15 m ou pour une clé à chocs. Coupé à la longueur demandée ; monter les raccords avec collier.',
      'Rubber and PVC with polyester braid, supple down to −10 °C, 20 bar working pressure. 8 mm for a nailer, 10 mm beyond 15 m or for an impact wrench. Cut to the length you ask for; clamp the couplings.',
      'Caucho y PVC con trenzado de poliéster, flexible hasta −10 °C, presión de trabajo de 20 bar. Ø 8 para una clavadora, Ø 10 a partir de 15 m o para una llave de impacto. Se corta a medida; monte los enchufes con abrazadera.',
    ),
    axes: { 'diametre-interieur': [8, 6, 10, 13], couleur: ['bleu', 'rouge'] },
    existe: (v) => v.couleur === 'bleu' || Number(v['diametre-interieur']) <= 8,
    marques: ['tubeo', 'durandal'],
    conditionnement: () => ({ unite: 'metre', contenu: 1 }),
    prix: (v) => 110 + Number(v['diametre-interieur']) * 22,
    poids: (v) => 20 + Number(v['diametre-interieur']) * 15,
    suffixe: (v) => `${v['diametre-interieur']}-${v.couleur === 'bleu' ? 'BL' : 'RG'}`,
    // A hose is cut with a knife: nothing is lost.
    secable: { trait: 0 },
    normes: ['EN ISO 5774'],
    complements: ['ECO', 'EAG'],
    metiers: ['charpentier', 'maintenance'],
  },
  {
    code: 'EGE',
    noeud: 'groupes-electrogenes',
    genre: 'groupe-electrogene',
    nom: texte('Groupe électrogène', 'Generator', 'Generador'),
    declinaison: texte('{puissance}, {phases}', '{puissance}, {phases}', '{puissance}, {phases}'),
    description: texte(
      'Moteur essence 4 temps avec sécurité d’huile. L’inverter donne un courant propre pour les chargeurs et l’informatique ; le châssis ouvert encaisse le pic de démarrage d’un burineur ou d’un compresseur. Compter trois fois la puissance nominale pour un moteur, et ne jamais l’utiliser dans un local fermé.',
      'Four-stroke petrol engine with low-oil cut-out. The inverter gives clean current for chargers and electronics; the open frame takes the start-up surge of a breaker or compressor. Allow three times the rated power for a motor, and never run it indoors.',
      'Motor de gasolina de 4 tiempos con alarma de aceite. El inverter da corriente limpia para cargadores y electrónica; el de bastidor abierto soporta el pico de arranque de un martillo o un compresor. Calcule el triple de potencia para un motor y no lo use nunca en un local cerrado.',
    ),
    axes: { phases: ['mono', 'inverter', 'tri'], puissance: [3000, 2000, 5000, 7000] },
    fixes: { 'source-energie': 'essence', moteur: 'quatre-temps' },
    existe: (v) =>
      v.phases === 'inverter'
        ? Number(v.puissance) <= 3000
        : v.phases === 'tri'
          ? v.puissance === 7000
          : v.puissance !== 2000,
    marques: ['durandal', 'takiro', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v.phases, { mono: 9000, inverter: 29000, tri: 24000 }) +
      Math.round(Number(v.puissance) * 21),
    poids: (v) =>
      v.phases === 'inverter'
        ? selon(v.puissance, { 2000: 21000, 3000: 33000 })
        : selon(v.puissance, { 3000: 44000, 5000: 81000, 7000: 98000 }),
    longueurColis: (v) => (v.phases === 'inverter' ? 600 : 780),
    suffixe: (v) => `${v.puissance}-${selon(v.phases, { mono: 1, inverter: 2, tri: 3 })}`,
    machine: { garantieMois: 36 },
    ecoParticipation: { type: 'DEEE', centimes: 417 },
    normes: ['EN ISO 8528-13'],
    complements: ['EMX', 'ECO'],
    metiers: ['macon', 'couvreur', 'paysagiste', 'collectivite'],
  },
];
