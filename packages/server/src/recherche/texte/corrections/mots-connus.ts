/** Words that are spelt right, whether or not anything on sale is called so. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { equivalentsOf } from '../equivalences.ts';
import type { Jeton } from '../jeton.ts';
import { racineOf } from '../racines.ts';
import type { Lecteur } from '../sources.ts';

/** What people ask a shop of tools for, and what surrounds it: never another word misspelt. */
const COURANTS: Record<Locale, string> = {
  fr: `accrocher acheter arrosage arroser auto baignoire barbecue bateau bicyclette bureau cafe
    cafetiere camion canape carburant caravane cave chaise chat chaudiere cheminee chien ciment
    climatisation climatiseur clavier clotures coffre congelateur copieur couette cuisiniere dehors
    demain dessous dessus dejeuner douche drone eau ecran ecole encre enfant essence ete exterieur
    fauteuil feu fleur four fourgon frigo froid fumee garage gazon gouttiere gravier gazole herbe
    hiver hotte huile imprimante interieur jardin jardinage jouet laine lait lavage lave linge lit
    lumiere machine maison matelas matin menage micro monter moteur moto mouche moule musique mur
    navire neige nettoyer nuit ordinateur oreiller ours pain parasol pelouse peur piscine plage
    plante pluie pneu poele poisson pompe portable poulet puits rangement refrigerateur remorque
    repas robot route sable sable-mer salon semence sieste soir sol solaire soleil souder soudeur
    soudure souris table tablette tapis tele telephone television tente terrain terre tondeuse tondre
    toiture transport tuile vacances vaisselle vehicule velo vent voiture voyage`,
  en: `air animal aquarium barbecue bath bathtub battery beach bed bedroom bicycle bike boat boiler
    book bottle bus camping car carpet cat cement chair charger child coffee computer cooker curtain
    cushion dog drone engine fence fish fishing flower food freezer fridge fuel fume furniture garage
    garden gas glass grass gravel grill ground hose hot house ice ink kettle keyboard kitchen lawn
    leather machine mattress meat microwave milk mobile monitor motor mouse mow mower music night
    office oil oven outdoor outside pan paper pet petrol phone pillow plant plate plough pool power
    printer pump rain refrigerator road roof room rug sand school screen sea seed shed sheet shelf
    shower snow soap sofa soil solar speaker stove sun swim swimming table tablet television tent tie
    tile tire toy tractor trailer tree truck turf tyre van vehicle wall washer washing water weld
    welder welding wheel winter yard`,
  es: `aceite agua aire alfombra animal armario arena arroz autobus azulejo banera barbacoa barco
    bicicleta bolsa bosque cafe cafetera caldera calor cama camion camping cancion carne casa caseta
    cemento cesped chimenea coche cocina colchon colchoneta comida congelador cortacesped cortina
    dormir ducha dron flor fregadero frigorifico frio fuego fuera gasolina garaje gato gasoil hierba
    hielo horno humo impresora invierno jardin juguete ladrillo lana lavabo lavadora lavavajillas
    leche libro lluvia luz madera maquina mesa moqueta motor moto movil musica nevera nieve ninos
    noche oficina ordenador pan pantalla papel parasol pared patio perro pescado pintor piscina
    planta playa puerta raton remolque ropa saco salon semilla silla sofa sol solar soldador soldar
    soldadura sombrilla suelo tableta tejado tele telefono television tienda tierra tinta tractor
    valla vehiculo verano viaje viento`,
};

const RACINES = new Map(
  (['fr', 'en', 'es'] as const).map((langue) => [
    langue,
    new Set(
      COURANTS[langue]
        .split(/\s+/)
        .filter((mot) => mot !== '')
        .map((mot) => racineOf(mot, langue)),
    ),
  ]),
);

/** Written somewhere in the catalogue, a synonym, or a word of everyday in the language. */
export function isMotConnu({ texte, langue }: Lecteur, jeton: Jeton): boolean {
  const { terme, sorte } = jeton;
  if (sorte !== 'mot') return true;
  return (
    texte.lexique.numeros.has(terme) ||
    texte.lexique.racines[langue].has(racineOf(terme, langue)) ||
    equivalentsOf(texte.equivalences, [jeton]).length > 0 ||
    (RACINES.get(langue)?.has(racineOf(terme, langue)) ?? false)
  );
}
