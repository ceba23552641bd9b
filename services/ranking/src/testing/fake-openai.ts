import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What the fake provider was asked, as the real protocol carries it. */
export interface Asked {
  model: string;
  temperature: number;
  store: boolean;
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema: { strict: boolean } };
}

/** How it answers one call: a message for the completion, or a whole HTTP answer of its own. */
export type Behaviour = (
  asked: Asked,
  response: ServerResponse,
) => Completion | undefined | Promise<Completion | undefined>;

export interface Completion {
  content: string | null;
  refusal?: string;
  finishReason?: 'stop' | 'length' | 'content_filter';
}

/** The rubric lines that a call asked about. */
export const criteriaOf = ({ messages }: Asked): { id: string; text: string }[] => {
  const [, advert] = messages;
  const { criteria } = JSON.parse(advert?.content.replace('The advertisement: ', '') ?? '{}') as {
    criteria: { id: string; text: string }[];
  };
  return criteria;
};

/** A server that speaks the chat-completions protocol; `behave` decides each answer. */
export const fakeOpenAi = async (behave: Behaviour) => {
  const asked: Asked[] = [];
  let current = behave;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    const question = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked;
    asked.push(question);
    const completion = await current(question, response);
    if (completion && !response.writableEnded) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(wire(completion, question.model)));
    }
  };

  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (next: Behaviour) => {
      current = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const wire = ({ content, refusal, finishReason = 'stop' }: Completion, model: string) => ({
  id: 'chatcmpl-test',
  object: 'chat.completion',
  created: 0,
  model,
  choices: [
    {
      index: 0,
      finish_reason: finishReason,
      logprobs: null,
      message: { role: 'assistant', content, refusal: refusal ?? null },
    },
  ],
  usage: { prompt_tokens: 400, completion_tokens: 100, total_tokens: 500 },
});
