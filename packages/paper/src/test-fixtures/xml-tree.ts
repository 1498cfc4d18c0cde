/** An element with what stands in it; texts are left out. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}

const tag = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/gu;

/** The root of well-formed XML. */
export function readXml(xml: string): XmlNode {
  const top: XmlNode = { name: '', attributes: {}, children: [] };
  const open = [top];
  for (const [, close, name = '', rest = '', isEmpty] of xml.matchAll(tag)) {
    if (close === '/') open.pop();
    else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
      );
      const node: XmlNode = { name, attributes, children: [] };
      open.at(-1)?.children.push(node);
      if (isEmpty !== '/') open.push(node);
    }
  }
  const [root] = top.children;
  if (!root || open.length !== 1) throw new Error('not well-formed');
  return root;
}

/** The element and everything below it, in the order of the text. */
export function listNodes(node: XmlNode): XmlNode[] {
  return [node, ...node.children.flatMap(listNodes)];
}
