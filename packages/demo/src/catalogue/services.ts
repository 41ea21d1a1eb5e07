/** Workshops of the demo company. Texts are Markdown. */
import { texte, type Texte } from './modele.ts';

export interface ServiceDemo {
  code: string;
  titre: Texte;
  accroche: Texte;
  texte: Texte;
}

export const SERVICES: readonly ServiceDemo[] = [
  {
    code: 'coupe-panneaux',
    titre: texte('Découpe de panneaux', 'Panel cutting', 'Corte de tableros'),
    accroche: texte(
      'Vos pièces au millimètre, prêtes à assembler, dès le lendemain.',
      'Your pieces to the millimetre, ready to assemble, from the next day.',
      'Sus piezas al milímetro, listas para montar, desde el día siguiente.',
    ),
    texte: texte(
      'Envoyez votre liste de débit : nous optimisons les panneaux, respectons le sens du fil et repérons chaque pièce par une étiquette.\n\n- Mélaminé, stratifié, contreplaqué, MDF, plans de travail\n- Tolérance de ± 1 mm, trait de scie de 4 mm\n- Chutes rendues ou recyclées, au choix\n\nVotre liste est prête ? Collez-la sur la fiche d’un panneau : le plan et le prix s’affichent aussitôt. [Comment écrire une liste](/pg/decoupe-a-la-mesure/15)',
      'Send your cutting list: we optimise the boards, keep the grain direction and label every piece.\n\n- Melamine, laminate, plywood, MDF, worktops\n- Tolerance ±1 mm, saw kerf 4 mm\n- Offcuts returned or recycled, as you prefer\n\nIs your list ready? Paste it on the page of a board: plan and price show at once. [How to write a list](/pg/cutting-to-size/15)',
      'Envíe su lista de corte: optimizamos los tableros, respetamos la veta y etiquetamos cada pieza.\n\n- Melamina, estratificado, contrachapado, MDF, encimeras\n- Tolerancia de ±1 mm, ancho de corte de 4 mm\n- Retales devueltos o reciclados, a elegir\n\n¿Ya tiene la lista? Péguela en la ficha de un tablero: el plan y el precio aparecen al momento. [Cómo escribir una lista](/pg/corte-a-medida/15)',
    ),
  },
  {
    code: 'placage-chants',
    titre: texte('Placage de chants', 'Edge banding', 'Canteado'),
    accroche: texte(
      'Chants ABS assortis, collés à chaud et affleurés.',
      'Matching ABS edges, hot-glued and trimmed flush.',
      'Cantos de ABS a juego, encolados en caliente y enrasados.',
    ),
    texte: texte(
      'De 0,8 à 2 mm d’épaisseur, sur un à quatre côtés, à la suite de la découpe.\n\n- Colle polyuréthane en option pour les pièces humides\n- Angles rayonnés à 2 mm\n- Prix au mètre, connu avant de commander',
      'From 0.8 to 2 mm thick, on one to four sides, straight after cutting.\n\n- Polyurethane glue as an option for damp rooms\n- Corners rounded to 2 mm\n- Price by the metre, known before you order',
      'De 0,8 a 2 mm de grosor, en uno a cuatro lados, después del corte.\n\n- Cola de poliuretano opcional para zonas húmedas\n- Esquinas redondeadas a 2 mm\n- Precio por metro, conocido antes de pedir',
    ),
  },
  {
    code: 'cylindres',
    titre: texte('Cylindres sur organigramme', 'Master-keyed cylinders', 'Bombillos amaestrados'),
    accroche: texte(
      'Une clé par personne, la bonne porte pour chacune.',
      'One key per person, the right doors for each.',
      'Una llave por persona, las puertas justas para cada una.',
    ),
    texte: texte(
      'Dressez la liste des portes et des porteurs : l’atelier calcule l’organigramme, taille les clés et grave les repères.\n\n- Cylindres s’entrouvrants ou passe général\n- Dimensions au pas de 5 mm\n- Carte de propriété et reproduction contrôlée',
      'List the doors and the key holders: the workshop works out the plan, cuts the keys and engraves the marks.\n\n- Keyed alike or grand master\n- Lengths in steps of 5 mm\n- Ownership card and controlled copies',
      'Haga la lista de puertas y titulares: el taller calcula el plan, talla las llaves y graba las marcas.\n\n- Llaves iguales o maestra general\n- Medidas cada 5 mm\n- Tarjeta de propiedad y copia controlada',
    ),
  },
  {
    code: 'gravure',
    titre: texte('Gravure de plaques', 'Plate engraving', 'Grabado de placas'),
    accroche: texte(
      'Plaques de porte, repères et signalisation, gravés au laser.',
      'Door plates, tags and signs, laser engraved.',
      'Placas de puerta, etiquetas y señales, grabadas con láser.',
    ),
    texte: texte(
      'Laiton, aluminium anodisé ou plastique bicolore ; votre logo ou vos numéros à partir d’un fichier ou d’une liste.\n\n- De 40 × 15 à 300 × 200 mm\n- Fixation par vis ou adhésif\n- Aperçu coté avant fabrication',
      'Brass, anodised aluminium or two-colour plastic; your logo or your numbers from a file or a list.\n\n- From 40 × 15 to 300 × 200 mm\n- Fixed by screws or adhesive\n- Dimensioned preview before making',
      'Latón, aluminio anodizado o plástico bicolor; su logotipo o sus números desde un archivo o una lista.\n\n- De 40 × 15 a 300 × 200 mm\n- Fijación con tornillos o adhesivo\n- Vista acotada antes de fabricar',
    ),
  },
  {
    code: 'tiroirs',
    titre: texte('Tiroirs et façades', 'Drawers and fronts', 'Cajones y frentes'),
    accroche: texte(
      'Vos caissons équipés : tiroirs montés, façades percées.',
      'Your cabinets fitted out: drawers assembled, fronts drilled.',
      'Sus muebles equipados: cajones montados, frentes taladrados.',
    ),
    texte: texte(
      'Donnez la largeur intérieure du caisson et la coulisse : le reste est calculé.\n\n- Tiroirs bois ou métal, hauteur au choix\n- Perçage des charnières au Ø 35\n- Livrés à plat ou montés',
      'Give the inner width of the cabinet and the runner: the rest is worked out.\n\n- Wooden or metal drawers, height of your choice\n- Hinge holes of 35 mm\n- Delivered flat or assembled',
      'Indique el ancho interior del mueble y la guía: lo demás se calcula.\n\n- Cajones de madera o metal, altura a elegir\n- Taladros de bisagra de Ø 35\n- Entregados en plano o montados',
    ),
  },
  {
    code: 'affutage',
    titre: texte('Affûtage', 'Sharpening', 'Afilado'),
    accroche: texte(
      'Lames, fraises et fers repris en magasin, rendus coupants en huit jours.',
      'Blades, cutters and irons taken in at the store, back sharp within eight days.',
      'Hojas, fresas y cuchillas recogidas en tienda y afiladas en ocho días.',
    ),
    texte: texte(
      'Carbure, acier rapide et diamant : chaque outil est contrôlé, affûté à son angle d’origine et étiqueté à votre nom.\n\n- Lames circulaires de 120 à 500 mm\n- Fers de dégauchisseuse, mèches et fraises\n- Devis avant réparation d’une dent cassée',
      'Carbide, high-speed steel and diamond: each tool is checked, sharpened to its original angle and labelled with your name.\n\n- Circular blades from 120 to 500 mm\n- Planer knives, bits and cutters\n- A quote before a broken tooth is repaired',
      'Metal duro, acero rápido y diamante: cada herramienta se revisa, se afila a su ángulo original y se etiqueta a su nombre.\n\n- Hojas circulares de 120 a 500 mm\n- Cuchillas de cepillo, brocas y fresas\n- Presupuesto antes de reparar un diente roto',
    ),
  },
];
