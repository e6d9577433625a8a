// Connects the clients in all tabs with the host, in the worker that runs it.

import { type Channel, type LobbyMessage, type Names, type Surroundings, type ToClient, type ToHost } from "./messages";

/** The host, as Python provides it. */
export interface Host {
  request(request: string): Promise<string>;
  connect(
    table: string,
    guest: string | undefined,
    send: (text: string) => void,
    close: (code: number, reason: string) => void,
  ): HostSocket;
}

export interface HostSocket {
  receive_text(text: string): void;
  disconnect(): void;
}

interface Client {
  readonly channel: Channel;
  readonly sockets: Map<number, HostSocket>;
}

/** The close code of a host that failed. */
const FAILED = 1011;

export class HostHub {
  private readonly lobby: Channel;
  private readonly clients = new Map<string, Client>();

  constructor(
    /** The id of this host among earlier and later ones. */
    private readonly id: string,
    private readonly host: Host,
    private readonly names: Names,
    private readonly surroundings: Surroundings,
    /** Called when the host throws, which it never should. */
    private readonly failed: (error: unknown) => void,
  ) {
    this.lobby = surroundings.openChannel(names.lobby());
    this.lobby.onmessage = ({ data }) => this.onLobby(data as LobbyMessage);
    this.announce();
  }

  private announce(client?: string): void {
    const message: LobbyMessage = { type: "ready", host: this.id, ...(client === undefined ? {} : { client }) };
    this.lobby.postMessage(message);
  }

  private onLobby(message: LobbyMessage): void {
    if (message.type !== "join") return;
    if (!this.clients.has(message.client)) this.add(message.client);
    this.announce(message.client);
  }

  private add(id: string): void {
    const channel = this.surroundings.openChannel(this.names.client(id));
    const client: Client = { channel, sockets: new Map() };
    this.clients.set(id, client);
    channel.onmessage = ({ data }) => {
      const message = data as ToHost;
      if (message.host !== this.id) return;
      try {
        this.onMessage(client, message);
      } catch (error) {
        this.failed(error);
      }
    };
    // A client holds this lock until its tab is closed.
    void this.surroundings.lock(this.names.client(id), () => {
      this.drop(id);
      return Promise.resolve();
    });
  }

  private drop(id: string): void {
    const client = this.clients.get(id);
    if (!client) return;
    this.clients.delete(id);
    client.channel.close();
    for (const socket of client.sockets.values()) socket.disconnect();
  }

  private onMessage(client: Client, message: ToHost): void {
    switch (message.type) {
      case "request":
        void this.answer(client, message.id, message.request);
        return;
      case "connect":
        return this.connect(client, message.socket, message.table, message.guest);
      case "receive":
        return client.sockets.get(message.socket)?.receive_text(message.text);
      case "disconnect": {
        const socket = client.sockets.get(message.socket);
        client.sockets.delete(message.socket);
        return socket?.disconnect();
      }
    }
  }

  private async answer(client: Client, id: number, request: string): Promise<void> {
    try {
      const response = await this.host.request(request);
      this.post(client, { host: this.id, type: "response", id, response });
    } catch (error) {
      const body = { code: "internal", text: "The table in this browser has failed." };
      this.post(client, { host: this.id, type: "response", id, response: JSON.stringify({ status: 500, body }) });
      this.failed(error);
    }
  }

  private connect(client: Client, socket: number, table: string, guest: string | null): void {
    const send = (text: string): void => this.post(client, { host: this.id, type: "send", socket, text });
    const close = (code: number, reason: string): void => {
      client.sockets.delete(socket);
      this.post(client, { host: this.id, type: "close", socket, code, reason });
    };
    try {
      client.sockets.set(socket, this.host.connect(table, guest ?? undefined, send, close));
    } catch (error) {
      close(FAILED, "");
      this.failed(error);
    }
  }

  private post(client: Client, message: ToClient): void {
    client.channel.postMessage(message);
  }
}
