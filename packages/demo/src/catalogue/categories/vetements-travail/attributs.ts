import { texte, type AttributDemo } from '../../modele.ts';

export const attributs: readonly AttributDemo[] = [
  {
    code: 'taille-pantalon',
    libelle: texte('Taille de pantalon', 'Trouser size (FR)', 'Talla de pantalón'),
    type: 'nombre',
    unite: '',
  },
  {
    code: 'composition-tissu',
    libelle: texte('Composition', 'Fabric', 'Composición'),
    type: 'choix',
    valeurs: {
      coton: texte('100 % coton', '100% cotton', '100 % algodón'),
      polycoton: texte(
        '65 % polyester, 35 % coton',
        '65% polyester, 35% cotton',
        '65 % poliéster, 35 % algodón',
      ),
      'coton-polyester': texte(
        '60 % coton, 40 % polyester',
        '60% cotton, 40% polyester',
        '60 % algodón, 40 % poliéster',
      ),
      polyester: texte('100 % polyester', '100% polyester', '100 % poliéster'),
      'stretch-4': texte(
        'polyamide et élasthanne, stretch 4 sens',
        'polyamide-elastane, 4-way stretch',
        'poliamida y elastano, elástico 4 direcciones',
      ),
      denim: texte(
        'coton, polyester et élasthanne',
        'cotton, polyester and elastane',
        'algodón, poliéster y elastano',
      ),
      'pu-polyester': texte(
        'polyester enduit polyuréthane',
        'PU-coated polyester',
        'poliéster recubierto de PU',
      ),
      'coton-ignifuge': texte('coton ignifugé', 'flame-retardant cotton', 'algodón ignífugo'),
      velours: texte(
        'velours coton grosses côtes',
        'wide-wale cotton corduroy',
        'pana gruesa de algodón',
      ),
      merinos: texte(
        'laine mérinos et polyamide',
        'merino wool and polyamide',
        'lana merina y poliamida',
      ),
      'coton-polyamide': texte('coton et polyamide', 'cotton and polyamide', 'algodón y poliamida'),
      sms: texte('non-tissé SMS', 'SMS non-woven', 'no tejido SMS'),
    },
  },
  {
    code: 'grammage-tissu',
    libelle: texte('Grammage', 'Fabric weight', 'Gramaje'),
    type: 'nombre',
    unite: 'g/m²',
  },
  {
    code: 'classe-haute-visibilite',
    libelle: texte('Classe haute visibilité', 'Hi-vis class', 'Clase de alta visibilidad'),
    type: 'choix',
    valeurs: {
      '2': texte('classe 2', 'class 2', 'clase 2'),
      '3': texte('classe 3', 'class 3', 'clase 3'),
    },
  },
  {
    code: 'manches',
    libelle: texte('Manches', 'Sleeves', 'Mangas'),
    type: 'choix',
    valeurs: {
      courtes: texte('manches courtes', 'short sleeves', 'manga corta'),
      longues: texte('manches longues', 'long sleeves', 'manga larga'),
    },
  },
  {
    code: 'pointure-chaussettes',
    libelle: texte('Pointure de chaussettes', 'Sock size', 'Número de calcetín'),
    type: 'choix',
    valeurs: {
      '39-42': texte('39-42', '39-42', '39-42'),
      '43-46': texte('43-46', '43-46', '43-46'),
      '36-38': texte('36-38', '36-38', '36-38'),
      '47-50': texte('47-50', '47-50', '47-50'),
    },
  },
  {
    code: 'classe-tronconneuse',
    libelle: texte('Classe tronçonneuse', 'Chainsaw class', 'Clase de motosierra'),
    type: 'choix',
    valeurs: {
      '1': texte('classe 1 (20 m/s)', 'class 1 (20 m/s)', 'clase 1 (20 m/s)'),
      '2': texte('classe 2 (24 m/s)', 'class 2 (24 m/s)', 'clase 2 (24 m/s)'),
    },
  },
  {
    code: 'modele-genouillere',
    libelle: texte('Modèle de genouillère', 'Knee pad type', 'Tipo de rodillera'),
    type: 'choix',
    valeurs: {
      mousse: texte('mousse EVA 15 mm', '15 mm EVA foam', 'espuma EVA 15 mm'),
      bidensite: texte(
        'mousse bi-densité 20 mm',
        '20 mm dual-density foam',
        'espuma bidensidad 20 mm',
      ),
      gel: texte('gel et coque souple', 'gel with soft cap', 'gel y carcasa blanda'),
      coque: texte('coque rigide', 'hard cap', 'carcasa rígida'),
    },
  },
  {
    code: 'longueur-ceinture',
    libelle: texte('Longueur de ceinture', 'Belt length', 'Longitud de cinturón'),
    type: 'nombre',
    unite: 'cm',
  },
];
