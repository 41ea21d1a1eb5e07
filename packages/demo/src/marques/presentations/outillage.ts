import { texte, type Texte } from '../../catalogue/modele.ts';

/** By code of brand. */
export const OUTILLAGE: Readonly<Record<string, Texte>> = {
  krafto: texte(
    'Krafto a bâti sa réputation sur les cloueurs, puis sur les machines sans fil de chantier. Une seule plateforme de batteries alimente tout l’atelier. Le rapport entre puissance et prix en fait la marque des équipes qui démarrent.',
    'Krafto made its name with nailers, then with cordless site tools. One battery platform powers the whole workshop. Power at the right price makes it the brand of crews starting out.',
    'Krafto se hizo un nombre con las clavadoras y después con las máquinas sin cable de obra. Una sola plataforma de baterías alimenta todo el taller. Por potencia y precio, es la marca de las cuadrillas que empiezan.',
  ),
  volmer: texte(
    'Volmer construit des machines pour ceux qui s’en servent huit heures par jour : scies, perforateurs, ponceuses. Moteurs sans charbon, aspiration soignée, garantie de trois ans. Les ateliers la gardent dix ans.',
    'Volmer builds machines for people who use them eight hours a day: saws, hammers, sanders. Brushless motors, proper dust extraction, three-year warranty. Workshops keep them for ten years.',
    'Volmer construye máquinas para quien las usa ocho horas al día: sierras, martillos, lijadoras. Motores sin escobillas, buena aspiración, garantía de tres años. Los talleres las conservan diez años.',
  ),
  takiro: texte(
    'Takiro, née à Osaka, a fait du sans-fil sa spécialité, de la visseuse à la débroussailleuse. La même batterie passe de l’atelier au jardin. Légèreté et autonomie, sans perdre en couple.',
    'Takiro, born in Osaka, made cordless its speciality, from drivers to brush cutters. The same battery goes from workshop to garden. Light and long-running, with no loss of torque.',
    'Takiro, nacida en Osaka, hizo del sin cable su especialidad, del atornillador a la desbrozadora. La misma batería pasa del taller al jardín. Ligereza y autonomía sin perder par.',
  ),
  bremond: texte(
    'Brémond fabrique à Thiers des outils de mesure et de traçage, des serrures et des produits d’atelier. Ses mètres et ses niveaux sont contrôlés un par un. Une maison familiale que les compagnons se transmettent.',
    'Brémond makes measuring and marking tools, locks and workshop products in Thiers. Its tapes and levels are checked one by one. A family firm handed down from one journeyman to the next.',
    'Brémond fabrica en Thiers útiles de medida y trazado, cerraduras y productos de taller. Sus flexómetros y niveles se comprueban uno a uno. Una casa familiar que pasa de oficial a oficial.',
  ),
  outibel: texte(
    'Outibel réunit l’outillage à main de base : pinces, marteaux, scies, mesure. Des outils francs, au prix qu’il faut pour équiper une camionnette. La garantie se règle au comptoir, sans formulaire.',
    'Outibel gathers the basic hand tools: pliers, hammers, saws, measuring. Honest tools at the price it takes to equip a van. Warranty is settled at the counter, without a form.',
    'Outibel reúne la herramienta manual básica: alicates, martillos, sierras, medición. Herramientas honradas al precio que hace falta para equipar una furgoneta. La garantía se resuelve en el mostrador, sin formularios.',
  ),
  stahlmann: texte(
    'Stahlmann forge à Solingen des clés, des pinces et des tournevis qui passent de père en fils. Acier au chrome-vanadium, traitements suivis, isolation 1 000 V contrôlée pièce par pièce. Elle coûte plus cher, une fois.',
    'Stahlmann forges spanners, pliers and screwdrivers in Solingen that go from father to son. Chrome-vanadium steel, traced heat treatment, 1,000 V insulation tested piece by piece. It costs more, once.',
    'Stahlmann forja en Solingen llaves, alicates y destornilladores que pasan de padres a hijos. Acero al cromo vanadio, tratamientos controlados, aislamiento de 1000 V probado pieza a pieza. Cuesta más, una sola vez.',
  ),
  durandal: texte(
    'Durandal coupe, perce et frappe : forets, mèches, marteaux et douilles. L’acier est choisi pour l’usage, pas pour la vitrine. Les maçons et les métalliers la connaissent bien.',
    'Durandal cuts, drills and strikes: bits, augers, hammers and sockets. The steel is chosen for the work, not for show. Bricklayers and metalworkers know it well.',
    'Durandal corta, taladra y golpea: brocas, barrenas, martillos y vasos. El acero se elige por el uso, no por el escaparate. Albañiles y metalistas la conocen bien.',
  ),
  abrasud: texte(
    'Abrasud fabrique près de Nîmes des abrasifs souples et des disques. Les grains sont réguliers et les supports ne se déchirent pas sur les arêtes. Peintres, menuisiers et métalliers y trouvent chacun leur gamme.',
    'Abrasud makes flexible abrasives and discs near Nîmes. Even grit, and backings that do not tear on edges. Painters, joiners and metalworkers each find their range.',
    'Abrasud fabrica cerca de Nimes abrasivos flexibles y discos. Grano regular y soportes que no se rompen en los cantos. Pintores, carpinteros y metalistas encuentran su gama.',
  ),
  karbex: texte(
    'Karbex est l’affaire du carbure et du diamant : forets, fraises, disques, embouts, outils de carreleur. Elle vise la durée de coupe, mesurée et publiée. On y vient quand le premier prix revient trop cher.',
    'Karbex is about carbide and diamond: bits, cutters, discs, driver bits, tiling tools. It aims at cutting life, measured and published. People turn to it when cheap tools have cost them dear.',
    'Karbex vive del metal duro y del diamante: brocas, fresas, discos, puntas, útiles de alicatador. Busca la duración del corte, medida y publicada. Se llega a ella cuando lo barato sale caro.',
  ),
  rackor: texte(
    'Rackor range les ateliers et les véhicules : bacs, rayonnages, coffrets, diables et roulettes. Tout s’assemble, d’une année sur l’autre. Les charges indiquées sont celles que l’on peut mettre, tous les jours.',
    'Rackor tidies workshops and vans: bins, shelving, cases, trucks and castors. Everything fits together, year after year. Stated loads are those you can put on, every day.',
    'Rackor ordena talleres y vehículos: gavetas, estanterías, maletines, carretillas y ruedas. Todo encaja, de un año a otro. Las cargas indicadas son las que se pueden poner a diario.',
  ),
};
