import { texte, type Texte } from '../../catalogue/modele.ts';

/** By code of brand. */
export const EQUIPEMENT: Readonly<Record<string, Texte>> = {
  protekta: texte(
    'Protekta protège les mains, les yeux, les voies respiratoires et les pieds. Ses équipements sont essayés par des équipes de chantier avant d’entrer au catalogue. Tailles justes, notices claires, certificats joints.',
    'Protekta protects hands, eyes, lungs and feet. Its equipment is tried by site crews before it enters the range. True sizes, clear leaflets, certificates included.',
    'Protekta protege manos, ojos, vías respiratorias y pies. Sus equipos los prueban cuadrillas de obra antes de entrar en catálogo. Tallas reales, manuales claros, certificados incluidos.',
  ),
  securam: texte(
    'Sécuram équipe l’entreprise au complet : chaussures, masques, haute visibilité, premiers secours et signalisation. Une seule marque pour le registre de sécurité. Les lots se réassortissent à l’unité.',
    'Sécuram equips the whole company: footwear, masks, high visibility, first aid and signs. One brand for the safety file. Kits are restocked item by item.',
    'Sécuram equipa a toda la empresa: calzado, mascarillas, alta visibilidad, primeros auxilios y señalización. Una sola marca para el registro de seguridad. Los lotes se reponen por unidades.',
  ),
  altitud: texte(
    'Altitud ne pense qu’à la hauteur : échelles, plateformes, harnais et longes. Soudures et rivets sont contrôlés, et le marquage reste lisible des années. Les couvreurs la prennent pour sa légèreté.',
    'Altitud thinks of nothing but height: ladders, platforms, harnesses and lanyards. Welds and rivets are checked, and markings stay legible for years. Roofers choose it because it is light.',
    'Altitud solo piensa en la altura: escaleras, plataformas, arneses y eslingas. Soldaduras y remaches controlados, y un marcado legible durante años. Los techadores la eligen por su ligereza.',
  ),
  maillotin: texte(
    'Maillotin coupe des vêtements de métier depuis 1931, du bleu de travail à la veste de cuisine. Tissus lavables à 60 °C, coutures triples, retouches possibles. Les tailles vont du 34 au 66.',
    'Maillotin has cut work clothes since 1931, from overalls to chefs’ jackets. Fabrics that wash at 60 °C, triple seams, alterations on request. Sizes run from 34 to 66.',
    'Maillotin corta ropa de oficio desde 1931, del mono a la chaqueta de cocina. Tejidos lavables a 60 °C, costuras triples, arreglos posibles. Tallas de la 34 a la 66.',
  ),
  norderik: texte(
    'Norderik vient du froid : sous-vêtements, pantalons techniques, genouillères, et les radiateurs de l’atelier. Les coupes suivent le geste, les renforts sont là où l’on s’agenouille. On la porte toute l’année.',
    'Norderik comes from the cold: base layers, technical trousers, knee pads, and the workshop’s radiators. Cuts follow the movement and reinforcements are where you kneel. It is worn all year round.',
    'Norderik viene del frío: ropa interior, pantalones técnicos, rodilleras y los radiadores del taller. El corte sigue el gesto y los refuerzos están donde uno se arrodilla. Se lleva todo el año.',
  ),
  bastide: texte(
    'Bastide fournit le gros œuvre à petit prix : outils de maçon, bois de coffrage, marteaux, combinaisons. Rien de décoratif, tout ce qu’il faut. La palette part souvent en une semaine.',
    'Bastide kits out structural work at low prices: bricklayers’ tools, shuttering timber, hammers, overalls. Nothing decorative, everything you need. A pallet is often gone in a week.',
    'Bastide surte la obra gruesa a buen precio: herramienta de albañil, madera de encofrar, martillos, monos. Nada decorativo, todo lo necesario. El palé suele volar en una semana.',
  ),
  levax: texte(
    'Levax lève, arrime et déplace : palans, élingues, échafaudages, diables. Chaque appareil porte sa charge et sa date de contrôle. Les pièces détachées partent du dépôt le jour même.',
    'Levax lifts, lashes and moves: hoists, slings, scaffold towers, sack trucks. Every piece is marked with its load and its inspection date. Spare parts leave the warehouse the same day.',
    'Levax eleva, amarra y desplaza: polipastos, eslingas, andamios, carretillas. Cada aparato lleva su carga y su fecha de revisión. Los recambios salen del almacén el mismo día.',
  ),
  comptoir: texte(
    'Comptoir Essentiel est notre propre marque : ce qui se consomme chaque semaine, choisi par nos acheteurs et contrôlé à l’entrée de nos dépôts. Même exigence, sans payer une étiquette. Si un article ne va pas, nous le reprenons.',
    'Comptoir Essentiel is our own brand: what gets used every week, chosen by our buyers and checked on arrival at our warehouses. The same standards, without paying for a label. If an item is not right, we take it back.',
    'Comptoir Essentiel es nuestra propia marca: lo que se gasta cada semana, elegido por nuestros compradores y controlado a la entrada de nuestros almacenes. La misma exigencia, sin pagar una etiqueta. Si un artículo no convence, lo recogemos.',
  ),
};
