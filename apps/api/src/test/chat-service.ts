import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that reached the service. */
interface Asked {
  url: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
}

/** What the service does with the next calls; a text is sent as it is, an object as the content of a completion. */
export type Behaviour = (asked: Asked, response: ServerResponse) => void;

/** A chat service on a port of its own that answers as a test tells it. */
export interface ChatService {
  baseUrl: string;
  asked: Asked[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const sendJson = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
};

/** Answers with a completion whose content is `content`, as JSON unless it is text already. */
export const complete =
  (content: unknown): Behaviour =>
  (_asked, response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    sendJson(
      response,
      JSON.stringify({ id: 'c', choices: [{ index: 0, message: { role: 'assistant', content: text } }] }),
    );
  };

/** Answers with these very characters. */
export const sendRaw =
  (text: string, status = 200): Behaviour =>
  (_asked, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };

/** Starts the service on a free port of this machine. */
export async function startChatService(): Promise<ChatService> {
  const asked: Asked[] = [];
  let behaviour: Behaviour = complete({});
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const call: Asked = {
        url: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(text) as Asked['body'],
      };
      asked.push(call);
      behaviour(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
