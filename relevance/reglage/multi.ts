import type { Requetes } from '../requete.ts';

/** What it is, its size, its finish, its maker, in the order they come to mind. */
export const MULTI: Requetes = {
  fr: [
    ['vis bois 4x20 inox', { genre: 'vis-tete-fraisee', libelle: ['4 × 20', 'inox'] }],
    ['vis bois 4x16 zingué blanc tête ronde', { reference: 'VTR*-04016-ZB' }],
    ['vis terrasse inox a4 5x50', { reference: 'VTE-05050-A4' }],
    ['tirefond 8x50 galvanisé', { genre: 'tirefond', libelle: ['8 × 50', 'galvanisé'] }],
    ['vis hexagonale m8x20 inox a2', { reference: 'BTH-M8020-A2' }],
    ['chc m6 12 brut', { reference: 'VMX-M6012-BR' }],
    ['écrou m8 inox a4', { reference: 'BEC-M8-A4' }],
    ['goujon m8x60 inox', { genre: 'goujon-ancrage', libelle: ['M8 × 60', 'inox A4'] }],
    ['collier nylon noir 200', { genre: 'collier-nylon', libelle: ['200', 'noir'] }],
    ['cylindre 30x30 laiton clavero', { marque: 'Clavero', libelle: ['30 × 30', 'laiton poli'] }],
    ['poignée meuble noir mat 128', { genre: 'poignee-de-meuble', libelle: ['128', 'noir mat'] }],
    ['coulisse billes 500 amortie', { genre: 'coulisse-a-billes', libelle: ['500 mm', 'amortie'] }],
    ['plan de travail blanc 38', { genre: 'plan-de-travail', libelle: ['38', 'blanc'] }],
    ['mélaminé blanc 19', { genre: 'panneau-melamine', libelle: ['19', 'blanc'] }],
    ['krafto perceuse 18v', { genre: 'perceuse-visseuse', marque: 'Krafto', libelle: ['18 V'] }],
    ['visseuse à chocs machine nue', { genre: 'visseuse-a-chocs', libelle: ['machine nue'] }],
    ['meuleuse 125 filaire 1400w', { reference: 'EMG-125-1400' }],
    [
      'volmer perforateur sans fil',
      { genre: 'perforateur', marque: 'Volmer', libelle: ['sans fil'] },
    ],
    ['disque diamant béton 125', { genre: 'disque-diamant', libelle: ['125', 'béton'] }],
    ['bande abrasive 75x533 grain 120', { reference: 'BAB-0750533-120' }],
    ['silicone sanitaire translucide', { genre: 'cartouche-mastic', libelle: ['translucide'] }],
    ['mastic gris sikora polyurethane', { marque: 'Sikora', libelle: ['polyuréthane gris'] }],
    ['lampe e27 4000k', { genre: 'lampe-led', libelle: ['E27', '4 000 K'] }],
    ['disjoncteur 16a courbe d', { genre: 'disjoncteur', libelle: ['16 A', 'courbe D'] }],
    ['chaussure S3 haute 43 noir', { genre: 'chaussure-haute', libelle: ['S3', '43', 'noir'] }],
    ['polo manches longues noir XL', { reference: 'HPO-ML-NO-XL' }],
    ['m8 inox ecrou', { genre: ['ecrou', 'ecrou-frein'], libelle: ['M8', 'inox'] }],
    ['vis inox tf torx 4x25', { genre: 'vis-tete-fraisee', libelle: ['4 × 25', 'inox'] }],
    ['boite de 200 vis bois 4x25', { libelle: ['Vis à bois', '4 × 25'] }],
    ['dewalt meuleuse 125 18v', { genre: 'meuleuse', libelle: ['18 V', '125'] }],
    [
      'tshirt noir taille XL',
      { genre: ['t-shirt', 't-shirt-manches-longues'], libelle: ['XL', 'noir'] },
    ],
  ],
  en: [
    [
      'torx wood screw 4x25 stainless A4',
      { genre: 'vis-tete-fraisee', libelle: ['4 × 25', 'inox A4'] },
    ],
    [
      'coach bolt m8 x 50 galvanised',
      { genre: 'boulon-collet-carre', libelle: ['M8 × 50', 'galvanisé'] },
    ],
    ['black cable tie 140', { genre: 'collier-nylon', libelle: ['140', 'noir'] }],
    ['18v drill driver 60 Nm', { genre: 'perceuse-visseuse', libelle: ['18 V', '60 Nm'] }],
    [
      'takiro cordless circular saw 190',
      { marque: 'Takiro', genre: 'scie-circulaire', libelle: ['190'] },
    ],
    ['euro cylinder 30x30 brass', { libelle: ['Cylindre', '30 × 30', 'laiton'] }],
    ['nitrile disposable gloves black XL', { genre: 'gant-jetable', libelle: ['nitrile'] }],
    [
      'white silicone cartridge 300ml',
      { genre: 'cartouche-mastic', libelle: ['silicone', 'blanc', '300 ml'] },
    ],
    ['hi-vis vest orange L', { genre: 'gilet-haute-visibilite', libelle: ['taille L', 'orange'] }],
    ['stainless nut m10', { genre: ['ecrou', 'ecrou-frein'], libelle: ['M10', 'inox'] }],
    [
      '6 ft ladder aluminium',
      { libelle: ['aluminium'], genre: ['echelle-simple', 'echelle-transformable', 'escabeau'] },
    ],
  ],
  es: [
    ['tornillo madera 4x20 inox A2', { genre: 'vis-tete-fraisee', libelle: ['4 × 20', 'inox A2'] }],
    ['tuerca m10 inox', { genre: ['ecrou', 'ecrou-frein'], libelle: ['M10', 'inox'] }],
    ['taladro 18 V krafto', { marque: 'Krafto', genre: 'perceuse-visseuse', libelle: ['18 V'] }],
    ['disco corte acero inox 125', { genre: 'disque-a-tronconner', libelle: ['125', 'inox'] }],
    [
      'zapato seguridad S3 42 marrón',
      { genre: 'chaussure-basse', libelle: ['S3', '42', 'marron'] },
    ],
    ['silicona neutra gris', { genre: 'cartouche-mastic', libelle: ['neutre', 'gris'] }],
    [
      'pantalón trabajo elástico 44 negro',
      { genre: 'pantalon-travail', libelle: ['stretch', '44', 'noir'] },
    ],
  ],
};
