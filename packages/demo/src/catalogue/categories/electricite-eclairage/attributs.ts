import { texte, type AttributDemo } from '../../modele.ts';

const meme = (mot: string) => texte(mot, mot, mot);

export const attributs: readonly AttributDemo[] = [
  {
    code: 'section-cable',
    libelle: texte('Section', 'Cross-section', 'Sección'),
    type: 'nombre',
    unite: 'mm²',
    decimales: 2,
  },
  {
    code: 'longueur-cable',
    libelle: texte('Longueur de câble', 'Cable length', 'Longitud de cable'),
    type: 'nombre',
    unite: 'm',
  },
  {
    code: 'couleur-fil',
    libelle: texte('Couleur du conducteur', 'Core colour', 'Color del conductor'),
    type: 'choix',
    valeurs: {
      bleu: texte('bleu', 'blue', 'azul'),
      rouge: texte('rouge', 'red', 'rojo'),
      noir: texte('noir', 'black', 'negro'),
      marron: texte('marron', 'brown', 'marrón'),
      gris: texte('gris', 'grey', 'gris'),
      orange: texte('orange', 'orange', 'naranja'),
      violet: texte('violet', 'violet', 'violeta'),
      'vert-jaune': texte('vert/jaune', 'green/yellow', 'verde/amarillo'),
    },
  },
  {
    code: 'conducteurs',
    libelle: texte('Conducteurs', 'Cores', 'Conductores'),
    type: 'choix',
    valeurs: { '2x': meme('2×'), '3g': meme('3G'), '4g': meme('4G'), '5g': meme('5G') },
  },
  {
    code: 'tire-fil',
    libelle: texte('Tire-fil', 'Draw wire', 'Guía'),
    type: 'choix',
    valeurs: {
      avec: texte('avec tire-fil', 'with draw wire', 'con guía'),
      sans: texte('sans tire-fil', 'without draw wire', 'sin guía'),
    },
  },
  {
    code: 'longueur-barre-m',
    libelle: texte('Longueur de barre', 'Bar length', 'Longitud de barra'),
    type: 'nombre',
    unite: 'm',
  },
  {
    code: 'fonction-commande',
    libelle: texte('Fonction', 'Function', 'Función'),
    type: 'choix',
    valeurs: {
      'va-et-vient': texte('va-et-vient', 'two-way', 'conmutador'),
      'double-va-et-vient': texte('double va-et-vient', 'double two-way', 'doble conmutador'),
      permutateur: texte('permutateur', 'intermediate', 'cruzamiento'),
      poussoir: texte('poussoir', 'push-button', 'pulsador'),
      'va-et-vient-temoin': texte(
        'va-et-vient à voyant',
        'two-way with indicator',
        'conmutador con piloto',
      ),
      'commande-volet': texte('commande de volet roulant', 'shutter control', 'mando de persiana'),
      variateur: texte('variateur LED', 'LED dimmer', 'regulador LED'),
    },
  },
  {
    code: 'fonction-prise',
    libelle: texte('Type de prise', 'Socket type', 'Tipo de toma'),
    type: 'choix',
    valeurs: {
      '2p-t': texte('2P+T 16 A', '16 A French socket', '16 A francesa'),
      '2p-t-affleurante': texte(
        '2P+T 16 A affleurante',
        '16 A flush French socket',
        '16 A francesa enrasada',
      ),
      '2p-t-usb': texte(
        '2P+T 16 A avec USB A et C',
        '16 A French socket with USB A and C',
        '16 A francesa con USB A y C',
      ),
      '2p-t-schuko': texte('2P+T 16 A Schuko', '16 A Schuko', '16 A Schuko'),
      'usb-double': texte(
        'chargeur double USB A et C',
        'double USB A and C charger',
        'cargador doble USB A y C',
      ),
      'rj45-cat-6': texte('RJ45 catégorie 6', 'RJ45 category 6', 'RJ45 categoría 6'),
      'tv-simple': texte('TV simple', 'single TV', 'TV simple'),
      'sortie-cable': texte('sortie de câble', 'cable outlet', 'salida de cable'),
    },
  },
  {
    code: 'fonction-etanche',
    libelle: texte('Fonction étanche', 'Weatherproof function', 'Función estanca'),
    type: 'choix',
    valeurs: {
      'va-et-vient': texte('va-et-vient', 'two-way switch', 'conmutador'),
      'double-va-et-vient': texte(
        'double va-et-vient',
        'double two-way switch',
        'doble conmutador',
      ),
      poussoir: texte('poussoir à voyant', 'push-button with indicator', 'pulsador con piloto'),
      prise: texte('prise 2P+T', 'French socket', 'toma 2P+T'),
      'double-prise': texte('double prise 2P+T', 'double French socket', 'toma doble 2P+T'),
      'va-et-vient-prise': texte(
        'va-et-vient et prise 2P+T',
        'two-way switch and socket',
        'conmutador y toma 2P+T',
      ),
    },
  },
  {
    code: 'postes',
    libelle: texte('Nombre de postes', 'Gangs', 'Número de elementos'),
    type: 'choix',
    valeurs: {
      '1': texte('1 poste', '1-gang', '1 elemento'),
      '2': texte('2 postes', '2-gang', '2 elementos'),
      '3': texte('3 postes', '3-gang', '3 elementos'),
      '4': texte('4 postes', '4-gang', '4 elementos'),
    },
  },
  {
    code: 'calibre',
    libelle: texte('Calibre', 'Rated current', 'Intensidad nominal'),
    type: 'nombre',
    unite: 'A',
  },
  {
    code: 'poles',
    libelle: texte('Pôles', 'Poles', 'Polos'),
    type: 'choix',
    valeurs: { '1p-n': meme('1P+N'), '2p': meme('2P'), '3p-n': meme('3P+N'), '4p': meme('4P') },
  },
  {
    code: 'courbe',
    libelle: texte('Courbe', 'Curve', 'Curva'),
    type: 'choix',
    valeurs: {
      c: texte('courbe C', 'C curve', 'curva C'),
      d: texte('courbe D', 'D curve', 'curva D'),
    },
  },
  {
    code: 'type-differentiel',
    libelle: texte('Type différentiel', 'RCD type', 'Clase de diferencial'),
    type: 'choix',
    valeurs: {
      'type-ac': texte('type AC', 'type AC', 'clase AC'),
      'type-a': texte('type A', 'type A', 'clase A'),
      'type-f': texte('type F', 'type F', 'clase F'),
    },
  },
  {
    code: 'rangees',
    libelle: texte('Rangées', 'Rows', 'Filas'),
    type: 'choix',
    valeurs: {
      '1': texte('1 rangée', '1 row', '1 fila'),
      '2': texte('2 rangées', '2 rows', '2 filas'),
      '3': texte('3 rangées', '3 rows', '3 filas'),
      '4': texte('4 rangées', '4 rows', '4 filas'),
    },
  },
  {
    code: 'modules-rangee',
    libelle: texte('Modules par rangée', 'Modules per row', 'Módulos por fila'),
    type: 'nombre',
    unite: '',
  },
  {
    code: 'profondeur-boite',
    libelle: texte('Profondeur', 'Depth', 'Profundidad'),
    type: 'nombre',
    unite: 'mm',
  },
  { code: 'entrees', libelle: texte('Entrées', 'Ways', 'Entradas'), type: 'nombre', unite: '' },
  {
    code: 'serrage-borne',
    libelle: texte('Serrage', 'Clamping', 'Conexión'),
    type: 'choix',
    valeurs: {
      levier: texte('à leviers', 'lever', 'de palanca'),
      automatique: texte('automatique', 'push-in', 'automático'),
    },
  },
  {
    code: 'culot',
    libelle: texte('Culot', 'Cap', 'Casquillo'),
    type: 'choix',
    valeurs: { e27: meme('E27'), e14: meme('E14'), b22: meme('B22'), gu10: meme('GU10') },
  },
  {
    code: 'puissance-led',
    libelle: texte('Puissance LED', 'LED power', 'Potencia LED'),
    type: 'nombre',
    unite: 'W',
    decimales: 1,
  },
  {
    code: 'temperature-couleur',
    libelle: texte('Température de couleur', 'Colour temperature', 'Temperatura de color'),
    type: 'nombre',
    unite: 'K',
  },
  {
    code: 'alimentation-projecteur',
    libelle: texte('Alimentation', 'Power supply', 'Alimentación'),
    type: 'choix',
    valeurs: {
      secteur: texte('secteur, câble 5 m', 'mains, 5 m lead', 'red, cable de 5 m'),
      batterie: texte('batterie intégrée', 'built-in battery', 'batería integrada'),
      mixte: texte('batterie et secteur', 'battery and mains', 'batería y red'),
    },
  },
  {
    code: 'format-pile',
    libelle: texte('Format', 'Size', 'Formato'),
    type: 'choix',
    valeurs: {
      lr6: texte('LR6 AA', 'AA LR6', 'LR6 AA'),
      lr03: texte('LR03 AAA', 'AAA LR03', 'LR03 AAA'),
      lr14: texte('LR14 C', 'C LR14', 'LR14 C'),
      lr20: texte('LR20 D', 'D LR20', 'LR20 D'),
      '6lr61': texte('6LR61 9 V', '9 V 6LR61', '6LR61 9 V'),
    },
  },
  {
    code: 'nombre-piles',
    libelle: texte('Nombre de piles', 'Number of batteries', 'Número de pilas'),
    type: 'nombre',
    unite: '',
  },
  {
    code: 'flux-lumineux',
    libelle: texte('Flux lumineux', 'Luminous flux', 'Flujo luminoso'),
    type: 'nombre',
    unite: 'lm',
  },
  {
    code: 'alimentation-lampe',
    libelle: texte('Énergie', 'Energy', 'Energía'),
    type: 'choix',
    valeurs: {
      piles: texte('à piles', 'battery powered', 'a pilas'),
      rechargeable: texte('rechargeable USB-C', 'USB-C rechargeable', 'recargable USB-C'),
    },
  },
  {
    code: 'categorie-reseau',
    libelle: texte('Catégorie', 'Category', 'Categoría'),
    type: 'choix',
    valeurs: {
      'cat-6-utp': texte('cat. 6 U/UTP', 'cat. 6 U/UTP', 'cat. 6 U/UTP'),
      'cat-6-ftp': texte('cat. 6 F/UTP', 'cat. 6 F/UTP', 'cat. 6 F/UTP'),
      'cat-6a-fftp': texte('cat. 6A U/FTP', 'cat. 6A U/FTP', 'cat. 6A U/FTP'),
      'cat-7-sftp': texte('cat. 7 S/FTP', 'cat. 7 S/FTP', 'cat. 7 S/FTP'),
    },
  },
];
