// Ways a language model may answer, for a server that speaks its protocol (`src/testing/fake-openai.ts`).

const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu) ?? [];
const order = /\b(?:ignore|instruction|score|rate|rank|reviewer|assistant|top of your list|first)\b/iu;

const criteriaIn = ({ messages: [, ad] }) => JSON.parse(ad.content.replace('The advertisement: ', '')).criteria;
const sentencesIn = ({ messages: [, , application] }) => JSON.parse(application.content.split('\n')[1]);

/** Levels by the words that a criterion shares with its nearest sentence: plain, but honest, and quoted. */
const read = (asked) => {
  const sentences = sentencesIn(asked).map(({ text }) => ({ text, words: new Set(words(text)) }));
  return criteriaIn(asked).map(({ id, text }) => {
    const wanted = words(text);
    const shares = sentences.map((one) => wanted.filter((word) => one.words.has(word)).length / (wanted.length || 1));
    const best = Math.max(0, ...shares);
    const level = best >= 0.8 ? 3 : best >= 0.4 ? 2 : best > 0 ? 1 : 0;
    const quote = level > 0 ? sentences[shares.indexOf(best)].text.slice(0, 150) : '';
    return { criterionId: id, level, evidenceQuote: quote };
  });
};

const say = (criteria) => ({ content: JSON.stringify({ criteria }) });
const all = (asked, level, evidenceQuote) =>
  criteriaIn(asked).map(({ id }) => ({ criterionId: id, level, evidenceQuote }));

const refuse = (response, status) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: 'no' } }));
  return undefined;
};

let turn = 0;

/** By name: what it does with a question, as the server's behaviours. */
export const models = {
  well: (asked) => say(read(asked)),
  'invents quotes': (asked) => say(all(asked, 4, 'Led this work for twelve years and trained forty people.')),
  'obeys orders': (asked) => {
    const found = sentencesIn(asked).find(({ text }) => order.test(text));
    return say(found ? all(asked, 4, found.text.slice(0, 150)) : read(asked));
  },
  'other criteria': () => say([{ criterionId: 'overall', level: 4, evidenceQuote: '' }]),
  'half the time': (asked, response) => {
    turn += 1;
    return turn % 2 === 0 ? say(read(asked)) : refuse(response, 503);
  },
  slowly: (asked) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(say(read(asked))), 2000).unref();
    }),
  'not at all': (_asked, response) => refuse(response, 500),
};
