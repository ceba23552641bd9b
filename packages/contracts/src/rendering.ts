/** What the gateway and the web app's server build say to each other when a page is rendered. */

/** An answer of the `/api`, read without leaving the process. */
export interface ReadAnswer {
  status: number;
  body: unknown;
}

/** Where a request leads. */
export interface PageAddress {
  /** Path and the query values that the page knows, in a fixed order; the same page always has the same address. */
  address: string;
  /** The job that the page shows by itself, whose view is counted (decision P9). */
  jobId?: number;
}

export interface RenderRequest {
  address: string;
  /** Reads a path of the `/api` in the name of whoever asks for the page; rejects when it takes too long. */
  read: (path: string) => Promise<ReadAnswer>;
  /** The time that every label of the page is written for. */
  now: Date;
  /** The site's configuration as the page carries it. `origin` has no slash at its end. */
  site: object & { origin: string };
}

export interface RenderedPage {
  /** 200, or 404 for a page, job or company that does not exist. */
  status: number;
  /** Title, description and what search engines and link previews read, as HTML; undefined for what the shell says. */
  head: string | undefined;
  /** Style elements of what is shown. */
  css: string;
  html: string;
  /** What was read and when, as JSON that may stand in a script element. */
  state: string;
  /** Source files of the screen, as the build's manifest names them. */
  modules: string[];
}

/** What `web/dist/server/entry-server.js` exports. */
export interface PageRenderer {
  /** Whether the path is in the route table (spec §2). */
  isKnown: (url: string) => boolean;
  /** Undefined for screens that are for people who are signed in. */
  addressOf: (url: string) => PageAddress | undefined;
  /** Source files of the screen at a path, as the build's manifest names them, for a page that the browser fills. */
  modulesAt: (url: string) => readonly string[];
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** The same for a seeker who is signed in, about them and for them alone; undefined where the browser has to make it. */
  renderForSeeker: (request: RenderRequest) => Promise<RenderedPage | undefined>;
}
