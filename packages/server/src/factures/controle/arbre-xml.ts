/** A file as elements that are asked for by their names, without their namespaces. */
import { XMLParser } from 'fast-xml-parser';

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  processEntities: true,
});

export class Element {
  readonly #contenu: unknown;

  constructor(contenu: unknown) {
    this.#contenu = contenu;
  }

  static lire(xml: string): Element {
    return new Element(PARSER.parse(xml));
  }

  /** All of that name, right under it. */
  tous(nom: string): Element[] {
    const contenu = this.#contenu as Record<string, unknown> | undefined;
    const trouve = contenu?.[nom];
    if (trouve === undefined) return [];
    return (Array.isArray(trouve) ? trouve : [trouve]).map((each) => new Element(each));
  }

  /** The first at the end of the path; an empty one where there is none. */
  un(...chemin: readonly string[]): Element {
    return chemin.reduce<Element>((ici, nom) => ici.tous(nom)[0] ?? VIDE, this);
  }

  a(...chemin: readonly string[]): boolean {
    return this.un(...chemin).#contenu !== undefined;
  }

  /** '' where there is none. */
  texte(...chemin: readonly string[]): string {
    const contenu = this.un(...chemin).#contenu as Record<string, unknown> | undefined;
    const texte = contenu?.['#text'];
    return typeof texte === 'string' ? texte : '';
  }

  attribut(nom: string): string {
    const contenu = this.#contenu as Record<string, unknown> | undefined;
    const valeur = contenu?.[`@${nom}`];
    return typeof valeur === 'string' ? valeur : '';
  }
}

const VIDE = new Element(undefined);
