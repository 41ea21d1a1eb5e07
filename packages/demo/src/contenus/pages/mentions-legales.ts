import { ADRESSE, EMAIL, NOM, TELEPHONE } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const MENTIONS_LEGALES: PageDemo = {
  id: 3,
  rubrique: 'legal',
  jours: 210,
  fr: {
    titre: `Mentions légales`,
    resume: `Qui édite ce site, qui l’héberge, à qui appartient ce qu’on y lit.`,
    texte: `## Éditeur

${NOM} SAS, société par actions simplifiée au capital de 2 500 000 €. Siège : ${ADRESSE}. Immatriculation au registre du commerce de Nantes : 000 016 300. TVA intracommunautaire : FR00 000016300. Téléphone : ${TELEPHONE}. Courriel : ${EMAIL}.

Direction de la publication : la présidence de ${NOM}.

## Hébergement

Le site est exploité par ${NOM} sur ses propres serveurs, à l’adresse du siège.

## Contenus

Textes, dessins de produits, plans de coupe et bases de données sont la propriété de ${NOM} ou de ses fournisseurs. Les marques citées appartiennent à leurs titulaires. Vous pouvez télécharger et transmettre fiches et notices à vos clients et sur vos chantiers ; toute reprise massive du catalogue demande un accord, et nos [exports](page:13) sont faits pour cela.

## Prix et disponibilités

Ils sont mis à jour en continu. Le prix et la date qui engagent sont ceux de l’accusé de réception.

## Signaler un contenu

Une erreur dans une fiche, une photo trompeuse, un avis douteux : [écrivez-nous](/contact). Nous corrigeons ou retirons sous deux jours ouvrés et vous disons ce qui a été fait.

## Médiation

Nos ventes sont conclues entre professionnels. En cas de différend, adressez-vous d’abord au service client ; le Médiateur des entreprises peut ensuite être saisi gratuitement.

## Voir aussi

[Conditions générales](page:33), [données personnelles](page:192), [cookies](page:25), [accessibilité](page:4).`,
  },
  en: {
    titre: `Legal notice`,
    resume: `Who publishes this site, who hosts it, and who owns what you read on it.`,
    texte: `## Publisher

${NOM} SAS, a simplified joint-stock company with a capital of €2,500,000. Head office: ${ADRESSE}. Trade register of Nantes: 000 016 300. VAT number: FR00 000016300. Telephone: ${TELEPHONE}. Email: ${EMAIL}.

Director of publication: the presidency of ${NOM}.

## Hosting

The site is run by ${NOM} on its own servers, at the address of its head office.

## Contents

Texts, product drawings, cutting plans and databases belong to ${NOM} or its suppliers. Brands named belong to their owners. You may download sheets and instructions and pass them on to your customers and sites; taking over the catalogue at large requires an agreement, and our [exports](page:13) are made for that.

## Prices and availability

They are updated all the time. The price and date that bind are those of the acknowledgement.

## Reporting a content

A mistake on a sheet, a misleading picture, a doubtful review: [write to us](/contact). We correct or remove it within two working days and tell you what was done.

## Mediation

Our sales are between professionals. In a dispute, turn to customer service first; the French business mediator may then be called upon free of charge.

## See also

[Terms of sale](page:33), [personal data](page:192), [cookies](page:25), [accessibility](page:4).`,
  },
  es: {
    titre: `Aviso legal`,
    resume: `Quién edita este sitio, quién lo aloja y a quién pertenece lo que se lee.`,
    texte: `## Editor

${NOM} SAS, sociedad por acciones simplificada con un capital de 2 500 000 €. Sede: ${ADRESSE}. Registro mercantil de Nantes: 000 016 300. NIF-IVA: FR00 000016300. Teléfono: ${TELEPHONE}. Correo: ${EMAIL}.

Dirección de la publicación: la presidencia de ${NOM}.

## Alojamiento

${NOM} explota el sitio en sus propios servidores, en la dirección de la sede.

## Contenidos

Textos, dibujos de productos, planos de corte y bases de datos pertenecen a ${NOM} o a sus proveedores. Las marcas citadas son de sus titulares. Puede descargar fichas e instrucciones y pasarlas a sus clientes y obras; tomar el catálogo en masa requiere un acuerdo, y nuestras [exportaciones](page:13) están para eso.

## Precios y disponibilidad

Se actualizan continuamente. El precio y la fecha que obligan son los del acuse de recibo.

## Avisar de un contenido

Un error en una ficha, una foto engañosa, una opinión dudosa: [escríbanos](/contact). Lo corregimos o retiramos en dos días laborables y le decimos qué se hizo.

## Mediación

Nuestras ventas son entre profesionales. En caso de desacuerdo, acuda primero a atención al cliente; después puede recurrir gratis al mediador de empresas francés.

## Vea también

[Condiciones generales](page:33), [datos personales](page:192), [cookies](page:25), [accesibilidad](page:4).`,
  },
};
