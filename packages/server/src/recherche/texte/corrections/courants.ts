/** Words of everyday, most of them for what no shop of tools sells. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { racineOf } from '../racines.ts';

/** What people ask a shop of tools for, and what surrounds it: never another word misspelt. */
const COURANTS: Record<Locale, string> = {
  fr: `
    accrocher acheter animaux arrosage arroser aspirine assiette auto autocollant bague baignoire
    balancoire balle ballon barbecue bassin bateau berceau bicyclette bijou boisson bougie
    bracelet briquet broderie bureau cadeau cafe cafetiere cahier camera camion canape cannape
    canne capsule caravane carburant carillon carnet cartable casserole cave chaise chat chaudiere
    chaussette cheminee chemise chien chocolat ciment cintre clavier clim climatisation
    climatiseur clotures coffre coiffeuse commode compost confiture congelateur console copie
    copieur coton couette coussin couvert couverture cravate croquettes cuillere cuisine
    cuisiniere dehors dejeuner demain dentifrice dessous dessus dictee divan douche drone eau
    ecole ecouteur ecouteurs ecran enceinte encre enfant enveloppe epicerie essence ete exterieur
    farine fauteuil fenetre feu fleur four fourchette fourgon frigo friteuse froid fromage fruit
    fumee garage gateau gazole gazon gibier glacon gourde gouttiere gravier guitare hamac hamster
    herbe hiver hotel hotte huile imprimante imprimer infirmiere interieur jardin jardinage jouet
    jupe jus klaxon laine lait lampadaire lapin lavage lave legume lessive linge lit livre
    logiciel lumiere machine maillot maison manteau maquillage matelas matin medicament menage
    micro monter montre moteur moto mouche mouchoir moule mur musique nappe navire neige nettoyer
    nourriture nuit oiseau ondes ordi ordinateur oreiller ours pain parasol parfum pate patinette
    pelouse peluche perruche peur phare photocopieur piano piscine pizza plage plancha plante plat
    plateau pluie pneu pneumatique poele poisson poivre pompe portable portefeuille poulet poupee
    poussette puits rangement raquette rasoir refrigerateur remorque repas repassage reveil rideau
    riz robe robot route sable sable-mer salade salon sapin savonnette sel semence serviette
    shampoing short sieste ski smartphone soda soir sol solaire soleil souder soudeur soudure
    souris store sucre surf table tablette tapis tasse tele telephone television tente terrain
    terre the ticket toaster toilette toiture tondeuse tondre transat transport trottinette tuile
    tupperware vacances vaisselle valise vase vehicule velo vent verre viande vin voilier voiture
    volley voyage yaourt`,
  en: `
    air album animal apple aquarium armchair baby backpack ball balloon banana barbecue basket
    bath bathrobe bathtub battery beach bean bed bedroom beer bicycle bike bird biscuit blanket
    blender blouse boat boiler book bottle bowl bracelet bread breakfast bus butter cake camera
    camping candle candy canvas car caravan card carpet cat cement cereal chair charger cheese
    chicken child chocolate christmas clothes cocktail coffee computer console cooker cookie
    cosmetic cosmetics cot couch cup curtain cushion cutlery desk detergent diaper dish dishwasher
    dog doll dress drone dryer duvet earphone earring engine envelope fence firework fish fishing
    flower food fork freezer fridge fruit fryer frying fuel fume furniture game garage garden gas
    gift glass grass gravel grill ground guitar hair hammock handbag headlight headphone hifi
    honey hose hot house ice ink jam jewel jewellery juice kettle keyboard kitchen kite laptop
    laundry lawn lawnmower leather lemonade lipstick lounger machine magazine makeup mattress meat
    medicine microwave milk mobile monitor motor motorbike mouse mow mower muffin mug music napkin
    necklace night notebook nursery office oil orange outdoor outside oven pan paper parrot pasta
    pen perfume pet petrol phone piano picnic pie pillow pizza plant plate plough plum pool poster
    pot power pram printer pump puppy puzzle rabbit racket rain razor refrigerator rice road roof
    room rug salad salt sand sandwich saucepan scarf school scooter screen sea seed shampoo shed
    sheet shelf shower skirt sledge smartphone snack snow soap soda sofa soil solar speaker spoon
    stamp stereo stove sugar suitcase sun surfboard swim swimming swimsuit table tablet tea teapot
    television tent tie tile tire toaster toothbrush toothpaste toy tractor trailer tree truck
    turf tyre umbrella van vase vegetable vehicle violin wall wallet washer washing watch water
    weld welder welding wheel windscreen wine winter wool yard yogurt`,
  es: `
    abrigo aceite agua aire alfombra alimento almohada ambientador anillo animal aperitivo arbol
    arena armario arroz aspirina autobus azucar azulejo bafle balon banador banera bano barbacoa
    barco bebe bebida bicicleta bicicletas bizcocho boligrafo bolsa bolso bosque botella brazalete
    caballo cafe cafetera caldera calor cama camara camion camisa camping cana cancion caramelo
    carne casa caseta cazuela cemento cerveza cesped chimenea chocolate cigarro coche cocina
    colchon colchoneta collar columpio comida congelador congelados consola copa cortacesped
    cortina cosmetico cosmeticos cuaderno cubierto cubiertos cuchara cuna dentifrico detergente
    disfraz dormir dron ducha edredon ensalada escritorio espejo esqui falda faro fideos flor
    florero fregadero freidora frigorifico frio fruta fuego fuera galleta garaje gasoil gasolina
    gato guitarra hamaca harina helado hielo hierba horno horquilla huevo humo impresora
    impresoras invierno jardin joya juego jugo juguete ladrillo lana lavabo lavadora lavavajillas
    leche lechuga lejia libro lluvia luz madera maleta manta mantel maquillaje maquina mascota
    medicamento mermelada mesa microondas miel mochila moneda monopatin moqueta moto motor movil
    muneca musica nata neumatico nevera nieve ninos noche oficina ordenador ordenadores pajaro pan
    panal pantalla panuelo papel parasol pared parrilla pasta pastel patatas patinete patio peine
    pelota peluche perfume periodico perro pescado pez piano pienso pijama pimienta pintor piscina
    pizza plancha planta plato playa portatil postre puerta queso raqueta raton refresco reloj
    remolque robot ropa saco salon sandalia sarten secador secadora semilla servilleta silla sobre
    sofa sol solar soldador soldadura soldar sombrilla sonajero suelo tableta taza te tejado tele
    telefono television tenedor tienda tierra tinta toalla tostadora tractor uva vajilla valla
    vaso vehiculo vela verano vestido viaje videoconsola viento vino violin yogur zumo`,
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

export function isCourant(terme: string, langue: Locale): boolean {
  return RACINES.get(langue)?.has(racineOf(terme, langue)) ?? false;
}
