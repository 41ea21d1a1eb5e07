import { texte, type Texte } from '../../catalogue/modele.ts';

/** By code of brand, then of category; `energie` for batteries and chargers. */
export const MACHINES: Readonly<Record<string, Readonly<Record<string, Texte>>>> = {
  volmer: {
    electroportatif: texte(
      'La version de Volmer est faite pour tourner huit heures par jour : carter renforcé aux angles, aspiration bien raccordée, pièces d’usure suivies dix ans. Plus chère à l’achat, elle se répare au lieu de se remplacer.',
      'Volmer’s version is built to run eight hours a day: reinforced corners, dust extraction that fits, wearing parts kept for ten years. It costs more to buy and is repaired rather than replaced.',
      'La versión de Volmer está hecha para trabajar ocho horas al día: esquinas reforzadas, aspiración bien acoplada, piezas de desgaste durante diez años. Cuesta más, pero se repara en vez de cambiarse.',
    ),
    energie: texte(
      'Pour tout ce qui porte le nom de Volmer dans cette tension, et rien d’autre. L’électronique surveille chaque élément et coupe avant qu’il ne souffre.',
      'For everything that bears Volmer’s name at this voltage, and nothing else. The electronics watch each cell and cut out before it suffers.',
      'Para todo lo que lleva el nombre de Volmer en esta tensión, y nada más. La electrónica vigila cada celda y corta antes de que sufra.',
    ),
    'chimie-etancheite': texte(
      'Volmer y met le moteur et la batterie de ses machines 18 V : une équipe déjà équipée le prend nu. L’arrêt du piston est net, sans coulure entre deux joints.',
      'Volmer uses the motor and battery of its 18 V tools here, so a crew already equipped takes it bare. The plunger stops dead, with no run-on between joints.',
      'Volmer monta aquí el motor y la batería de sus máquinas de 18 V: un equipo ya dotado lo compra sin batería. El émbolo se para en seco, sin goteo entre juntas.',
    ),
  },
  takiro: {
    electroportatif: texte(
      'Takiro a cherché la légèreté : prise en main étroite, poids ramené vers la poignée, peu de vibrations en fin de journée. Le service après-vente passe par nos comptoirs, en cinq jours.',
      'Takiro went for lightness: a slim grip, weight brought back to the handle, little vibration by the end of the day. Repairs go through our counters, in five days.',
      'Takiro ha buscado la ligereza: empuñadura estrecha, peso cerca de la mano, poca vibración al final del día. Las reparaciones pasan por nuestros mostradores, en cinco días.',
    ),
    energie: texte(
      'Le système Takiro va de l’atelier au jardin : une tension sert toutes les machines de la marque qui la portent. Les contacts sont protégés de la poussière et de la pluie.',
      'The Takiro system goes from workshop to garden: one voltage serves every machine of the brand that bears it. Contacts are shielded from dust and rain.',
      'El sistema Takiro va del taller al jardín: una tensión sirve a todas las máquinas de la marca que la llevan. Los contactos van protegidos del polvo y la lluvia.',
    ),
  },
  krafto: {
    electroportatif: texte(
      'Krafto vise l’équipe qui s’équipe : l’essentiel des réglages, un entretien simple et un prix qui laisse de quoi acheter la seconde machine. Les pièces courantes sont au comptoir.',
      'Krafto has crews setting up in mind: the settings that matter, simple upkeep and a price that leaves room for the second machine. Common spares are at the counter.',
      'Krafto piensa en la cuadrilla que se equipa: los ajustes esenciales, un mantenimiento sencillo y un precio que deja para la segunda máquina. Los recambios habituales están en el mostrador.',
    ),
    consommables: texte(
      'Assortiment composé par Krafto pour ses visseuses à chocs : embouts à zone de torsion, repérés par couleur d’empreinte. La boîte se clipse sur les coffrets de la marque.',
      'A set put together by Krafto for its impact drivers: torsion-zone bits, colour-coded by drive. The case clips onto the brand’s boxes.',
      'Surtido compuesto por Krafto para sus atornilladores de impacto: puntas con zona de torsión, con color según la huella. La caja se acopla a los maletines de la marca.',
    ),
    'manutention-stockage': texte(
      'Krafto y monte un moteur de sa fabrication, ventilé, et une boîte à boutons étanche. Le câble se change à l’atelier, sans renvoi en usine.',
      'Krafto fits a fan-cooled motor of its own and a sealed push-button box. The rope is changed in the workshop, without a trip to the factory.',
      'Krafto monta un motor propio, ventilado, y una botonera estanca. El cable se cambia en el taller, sin enviarlo a fábrica.',
    ),
  },
  outibel: {
    electroportatif: texte(
      'Outibel s’en tient à ce qui sert : une machine franche, facile à ouvrir, au prix d’un dépannage. De quoi équiper la deuxième camionnette.',
      'Outibel sticks to what is useful: a plain machine, easy to open, at the price of a repair. Enough to equip the second van.',
      'Outibel se ciñe a lo útil: una máquina sencilla, fácil de abrir, al precio de una reparación. Lo justo para equipar la segunda furgoneta.',
    ),
    'outillage-main': texte(
      'L’outil de base selon Outibel : pas de fonction de trop, une prise franche, un prix qui supporte d’en perdre un par chantier. La garantie se règle au comptoir.',
      'The basic tool as Outibel sees it: no feature too many, a firm grip, a price that forgives losing one per site. Warranty is settled at the counter.',
      'La herramienta básica según Outibel: nada de más, agarre firme, un precio que perdona perder una por obra. La garantía se resuelve en el mostrador.',
    ),
  },
  durandal: {
    electroportatif: texte(
      'Durandal a gardé une mécanique accessible : filtre, bougie et lanceur se changent sans outil spécial. Le réglage d’usine est fait pour l’essence sans plomb courante.',
      'Durandal keeps the mechanics within reach: filter, plug and starter change without special tools. It leaves the factory set for ordinary unleaded.',
      'Durandal mantiene la mecánica accesible: filtro, bujía y arranque se cambian sin útil especial. Sale de fábrica ajustada para gasolina sin plomo corriente.',
    ),
    'outillage-main': texte(
      'Durandal travaille pour le chantier : de la matière là où ça casse, une prise qui tient gants aux mains. C’est moins fin que l’outil d’établi, et plus dur à la chute.',
      'Durandal works for the site: material where things break, a grip that holds with gloves on. Less refined than a bench tool, and tougher when dropped.',
      'Durandal trabaja para la obra: material donde se rompe, agarre que se mantiene con guantes. Menos fino que la herramienta de banco, y más duro ante las caídas.',
    ),
    consommables: texte(
      'Durandal privilégie la coupe franche à la durée : le trait va vite et l’outil se remplace sans regret. Le marquage laser reste lisible jusqu’au bout.',
      'Durandal puts a fast cut before a long life: the work goes quickly and the tool is replaced without regret. The laser marking stays readable to the end.',
      'Durandal prefiere el corte rápido a la duración: se avanza deprisa y se cambia sin pena. El marcado láser se lee hasta el final.',
    ),
  },
  bremond: {
    electroportatif: texte(
      'Chaque appareil Brémond part avec son relevé de contrôle, fait à Thiers. L’atelier le reprend une fois par an pour le vérifier et le régler.',
      'Every Brémond instrument leaves with its test record, made in Thiers. The workshop takes it back once a year to check and adjust it.',
      'Cada aparato Brémond sale con su hoja de control, hecha en Thiers. El taller lo revisa y ajusta una vez al año.',
    ),
    'chimie-etancheite': texte(
      'Brémond prépare ses produits d’atelier en petites séries, le numéro de lot imprimé sur chaque contenant. Le mode d’emploi tient en trois lignes, en trois langues.',
      'Brémond prepares its workshop products in small batches, the lot number printed on every container. Instructions take three lines, in three languages.',
      'Brémond prepara sus productos de taller en series pequeñas, con el lote impreso en cada envase. El modo de empleo cabe en tres líneas, en tres idiomas.',
    ),
  },
  ankra: {
    electroportatif: texte(
      'Chez Ankra, clouer et ancrer relèvent du même service : consommables, notices et réparations suivent une seule filière. Les techniciens viennent régler sur chantier à la première mise en service.',
      'At Ankra, nailing and anchoring are one service: consumables, manuals and repairs go one way. Technicians come to the site for the first set-up.',
      'En Ankra, clavar y anclar son un mismo servicio: consumibles, manuales y reparaciones siguen un solo camino. Los técnicos acuden a la obra en la primera puesta en marcha.',
    ),
  },
};
