import { texte, type Texte } from '../../catalogue/modele.ts';

/** By code of brand, then of category. */
export const ATELIER: Readonly<Record<string, Readonly<Record<string, Texte>>>> = {
  stahlmann: {
    'outillage-main': texte(
      'Stahlmann travaille à tolérances serrées : arêtes reprises à la main, matière tracée, contrôle pièce par pièce à Solingen. L’outil de qui s’en sert tous les jours et ne veut pas en racheter.',
      'Stahlmann works to tight tolerances: edges finished by hand, traced material, each piece checked in Solingen. The tool of those who use it daily and do not mean to buy it again.',
      'Stahlmann trabaja con tolerancias ajustadas: cantos repasados a mano, material trazado, control pieza a pieza en Solingen. La herramienta de quien la usa a diario y no quiere volver a comprarla.',
    ),
    'manutention-stockage': texte(
      'Stahlmann usine ses pignons et contrôle chaque appareil à une fois et demie sa charge. Le procès-verbal d’essai est joint.',
      'Stahlmann machines its own gears and tests each unit at one and a half times its load. The test certificate is enclosed.',
      'Stahlmann mecaniza sus piñones y prueba cada aparato a vez y media su carga. Se adjunta el acta de ensayo.',
    ),
  },
  karbex: {
    consommables: texte(
      'Karbex vend de la durée de coupe : matière choisie pour la longévité, contrôle par lot, nombre de coupes publié sur l’étui. À la coupe, il revient moins cher que le choix courant.',
      'Karbex sells cutting life: material chosen to last, checks by lot, the number of cuts printed on the sleeve. Per cut it works out cheaper than the everyday choice.',
      'Karbex vende duración de corte: material elegido para durar, control por lote, número de cortes impreso en la funda. Por corte sale más barato que el habitual.',
    ),
    'outillage-main': texte(
      'Karbex l’a dessinée avec des carreleurs : caoutchouc qui tient sur le grès poli, levier que l’on bascule d’un doigt mouillé. La pièce d’usure se vend seule.',
      'Karbex designed it with tilers: rubber that holds on polished stoneware, a lever that flips with a wet finger. The wearing part is sold on its own.',
      'Karbex la diseñó con alicatadores: goma que agarra en el gres pulido, palanca que se acciona con un dedo mojado. La pieza de desgaste se vende suelta.',
    ),
  },
  elektra: {
    'outillage-main': texte(
      'Élektra l’a pensée pour le tableau : becs étroits, repères de section gravés, gainage que l’on tient du bout des doigts. Même logique que ses borniers et ses embouts.',
      'Élektra made it for consumer units: narrow jaws, engraved cross-sections, handles one holds by the fingertips. The same logic as its terminals and ferrules.',
      'Élektra los pensó para el cuadro: bocas estrechas, secciones grabadas, mangos que se sujetan con la punta de los dedos. La misma lógica que sus bornes y punteras.',
    ),
  },
  rothbeck: {
    'outillage-main': texte(
      'Le système d’empilage Rothbeck reçoit aussi les machines de la marque : un coffret se clipse sur l’aspirateur et le suit. Fermetures remplaçables une par une.',
      'Rothbeck’s stacking system also takes the brand’s machines: a case clips onto the extractor and travels with it. Latches are replaced one by one.',
      'El sistema apilable de Rothbeck admite también las máquinas de la marca: el maletín se acopla al aspirador y viaja con él. Los cierres se cambian uno a uno.',
    ),
  },
  oskel: {
    fixation: texte(
      'Oskel moule la sienne en polyamide recyclé, à charge égale selon son évaluation. Le sachet indique le foret et la profondeur, sans notice à déplier.',
      'Oskel moulds its own in recycled polyamide, at equal load by its assessment. The pack states drill and depth, with no leaflet to unfold.',
      'Oskel moldea la suya en poliamida reciclada, con igual carga según su evaluación. La bolsa indica broca y profundidad, sin folleto que desplegar.',
    ),
  },
  sikora: {
    fixation: texte(
      'La résine de Sikora reste souple à l’extrusion par temps froid et ne coule pas en plafond. Abaques et fiches de calcul se téléchargent par diamètre de tige.',
      'Sikora’s resin stays easy to extrude in cold weather and does not drip overhead. Tables and design sheets are downloaded by rod diameter.',
      'La resina de Sikora se extruye bien con frío y no gotea en techos. Las tablas y hojas de cálculo se descargan por diámetro de varilla.',
    ),
    'chimie-etancheite': texte(
      'La formule de Sikora vise les chantiers contrôlés : odeur faible, comportement suivi lot par lot, rapports d’essai sur demande. C’est celle que les bureaux de contrôle connaissent.',
      'Sikora’s formula is meant for inspected sites: low odour, behaviour followed lot by lot, test reports on request. It is the one inspectors know.',
      'La fórmula de Sikora está pensada para obras con control técnico: poco olor, comportamiento seguido lote a lote, informes de ensayo bajo pedido. Es la que conocen las oficinas de control.',
    ),
  },
  colsyl: {
    'chimie-etancheite': texte(
      'Colsyl en fait une formule de tous les jours, régulière d’un lot à l’autre et facile à extruder par temps froid. L’étiquette dit l’essentiel : support, température, délai avant de reprendre.',
      'Colsyl makes it an everyday formula, even from lot to lot and easy to extrude in cold weather. The label says what matters: substrate, temperature, time before the next step.',
      'Colsyl hace de él una fórmula de diario, regular de un lote a otro y fácil de extruir con frío. La etiqueta dice lo esencial: soporte, temperatura, espera antes de seguir.',
    ),
    'manutention-stockage': texte(
      'Colsyl lave ce que ses colles et ses mastics laissent sur les doigts : résines, mousse et silicone frais partent sans solvant. Parfum discret, sans microbilles.',
      'Colsyl washes off what its glues and sealants leave on fingers: fresh resin, foam and silicone go without solvent. Light scent, no microbeads.',
      'Colsyl lava lo que sus colas y masillas dejan en los dedos: resina, espuma y silicona frescas salen sin disolvente. Perfume discreto, sin microesferas.',
    ),
  },
  jointex: {
    'chimie-etancheite': texte(
      'Jointex la propose au prix du gros chantier, par cartons filmés. Même rendement annoncé, une tenue un peu plus lente à prendre : comptez dix minutes avant la découpe.',
      'Jointex offers it at the price of large sites, by the shrink-wrapped carton. The same stated yield, a little slower to set: allow ten minutes more before cutting.',
      'Jointex la ofrece a precio de obra grande, por cajas retractiladas. El mismo rendimiento anunciado, algo más lenta: cuente diez minutos más antes del corte.',
    ),
  },
  filvolt: {
    'electricite-eclairage': texte(
      'Filvolt assemble le câble et les prises dans la même usine : la gaine est serrée à l’entrée et ne tourne pas. Flasques démontables pour changer la seule pièce qui casse.',
      'Filvolt assembles cable and sockets in one factory: the sheath is clamped at the entry and does not twist. The flanges come off, to change the one part that breaks.',
      'Filvolt monta el cable y las tomas en la misma fábrica: la cubierta va sujeta en la entrada y no gira. Los laterales se desmontan para cambiar la única pieza que se rompe.',
    ),
  },
  levax: {
    'manutention-stockage': texte(
      'Levax applique ici ce qu’il fait pour le levage : soudures contrôlées, charge gravée sur le châssis, roues et axes vendus en pièces. De quoi rester dehors toute l’année.',
      'Levax applies here what it does for lifting: checked welds, the load stamped on the frame, wheels and axles sold as parts. Fit to stay outdoors all year.',
      'Levax aplica aquí lo que hace para la elevación: soldaduras revisadas, carga grabada en el chasis, ruedas y ejes como recambio. Para quedarse fuera todo el año.',
    ),
  },
  rackor: {
    'manutention-stockage': texte(
      'Rackor l’accorde à ses rayonnages et à ses bacs : hauteur de reprise et largeur de passage tombent juste. La charge indiquée est celle de tous les jours.',
      'Rackor matches it to its shelving and bins: picking height and aisle width work out. The stated load is an everyday one.',
      'Rackor lo adapta a sus estanterías y gavetas: la altura de recogida y el ancho de paso encajan. La carga indicada es la de todos los días.',
    ),
  },
  protekta: {
    epi: texte(
      'Protekta part du casque et de l’appareil respiratoire : la coiffe se combine avec ses demi-masques et ses antibruit sans point de pression. Écrans de garde vendus par dix.',
      'Protekta starts from helmets and respirators: the headgear combines with its half masks and ear defenders without pressure points. Cover lenses come in tens.',
      'Protekta parte del casco y del equipo respiratorio: el arnés se combina con sus semimáscaras y orejeras sin puntos de presión. Los cubrefiltros se venden de diez en diez.',
    ),
  },
  securam: {
    'quincaillerie-batiment': texte(
      'Sécuram le destine aux services techniques : clés repérées, jeux identiques sur demande, anse vérifiée au brouillard salin. Le numéro de clé n’est pas gravé sur le corps.',
      'Sécuram makes it for technical services: tagged keys, keyed-alike sets on request, a shackle tested in salt spray. The key number is not stamped on the body.',
      'Sécuram lo destina a los servicios técnicos: llaves identificadas, juegos iguales bajo pedido, arco probado en niebla salina. El número de llave no va grabado en el cuerpo.',
    ),
  },
  comptoir: {
    fixation: texte(
      'Notre marque : choisie par nos acheteurs, essayée par nos clients, contrôlée à la réception. L’essentiel, au prix le plus serré du rayon.',
      'Our own label: chosen by our buyers, tried by our customers, checked on arrival. The essentials, at the keenest price on the shelf.',
      'Nuestra marca: elegida por nuestros compradores, probada por nuestros clientes, revisada a la llegada. Lo esencial, al precio más ajustado del lineal.',
    ),
    'manutention-stockage': texte(
      'Notre marque, conditionnée près de nos dépôts : moins de route, des recharges toujours là et un prix qui ne bouge pas dans l’année.',
      'Our own label, packed near our warehouses: less transport, refills always there and a price that holds for the year.',
      'Nuestra marca, envasada cerca de nuestros almacenes: menos transporte, recargas siempre disponibles y un precio que no cambia en el año.',
    ),
  },
};
