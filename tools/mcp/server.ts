import { createMcpServer, type McpServer } from './protocol.ts';
import { type AgentEnvironment, openAgentSite } from './site.ts';
import { agentTools, INSTRUCTIONS } from './tools.ts';

/**
 * The site in `environment.cwd`, for agents.
 * @param onFault receives internal errors
 */
export function openMcpServer(environment: AgentEnvironment, onFault: (fault: unknown) => void): McpServer {
  const site = openAgentSite(environment);
  return createMcpServer({ tools: agentTools(site), instructions: INSTRUCTIONS, onFault });
}
