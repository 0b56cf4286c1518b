package catalog

// This file owns the names of gcloud's command groups (Google Cloud SDK 528.0.0),
// without those that are verbs elsewhere.

const gcloudGroups nameList = " " +
	"accelerator-types accelerators access-approval access-context-manager account-connectors accounts acls " +
	"actions activationkeys active-directories active-directory add-job address-groups addresses adjuster " +
	"admin-clusters advertised-routes advice agent agent-pools agents ai ai-platform all-instances-config " +
	"alloydb android anthos anywhere-caches api-configs api-gateway api-keys apigee apis app app-profiles " +
	"apphub appliances application-awareness application-default applications apt archives artifacts " +
	"aspect-types asset assets associated-projects associations assured attached attachments attestations " +
	"attestors attributes audit-logs-provider audit-manager audit-reports audit-scopes auth " +
	"authorization-code authorization-policies authorized-orgs authorized-views authz-extensions " +
	"authz-policies autokey-config automation-runs automations autonomous-database-backups " +
	"autonomous-database-character-sets autonomous-databases autonomous-db-versions autoscaling-policies aws " +
	"azure backend-authentication-configs backend-buckets backend-services backup-channels backup-collections " +
	"backup-dr backup-plan-associations backup-plan-bindings backup-plan-revisions backup-plans " +
	"backup-policies backup-restore backup-schedules backup-vaults backups bare-metal batch batch-operations " +
	"batches beyondcorp bigquery bigtable billing billing-metadata binauthz bindings bitbucketserver " +
	"blockchain-node-engine blockchain-validator blockchain-validator-configs blocks bms bq bqexports buckets " +
	"budgets builds bulk bundles categories certificate-manager certificates changes channel-connections " +
	"channel-descriptors channels client-certs client-connector client-tls-policies clients cloud-bindings " +
	"cloud-exadata-infrastructures cloud-locations cloud-shell cloud-vm-clusters cloudlocationfinder cloudrun " +
	"clusters clusterupgrade cmek-config code code-repository-indexes code-tools-settings colab commitments " +
	"components composer composite compute conditions config config-management configs configurations " +
	"configure connect-clusters connection-profiles connections connectivity-tests connectors consent-stores " +
	"consumer-groups container content contents continuous-validation controller conversion-workspaces " +
	"crawler-runs crawlers credentials cross-site-networks custom-intercept custom-jobs custom-mirroring " +
	"custom-modules custom-target-types dags dashboards data data-attribute-bindings data-catalog data-fusion " +
	"data-sharing-with-google-settings data-sources data-taxonomies database-migration databases dataflow " +
	"datapipelines dataplane-v2-encryption dataplex dataproc datascans dataset-configs datasets datasources " +
	"datastore datastream db-nodes db-servers db-system-shapes ddl debug dedicated delegated-sub-prefixes " +
	"delivery-pipelines deploy-policies deployment deployment-manager deployments dest-groups details " +
	"developer-connect developers dialogflow dicom-stores discovered-services discovered-workloads " +
	"disk-settings disk-types disks dlp dns dns-authorizations dns-bind-permission dns-forwarding dns-keys " +
	"docker domain-mappings domains dry-run edge-cache edge-cloud ekm-config ekm-connections emulators " +
	"encryption-config endpoint-policies endpoints enrollments enterprise-certificate-config " +
	"enterprise-config entitlements entity-types entries entry-groups entry-links entry-types enum-values " +
	"environments error-reporting essential-contacts etd event-types eventarc events execution-groups " +
	"executions external-access-rules external-account-keys external-addresses external-vpn-gateways features " +
	"federations feeds fhir-stores fields files filestore findings firebase firestore " +
	"firewall-endpoint-associations firewall-endpoints firewall-policies firewall-rules flags fleet " +
	"fleetobservability flex-template floorsettings folders forwarding-rules functions future-reservations " +
	"gateway-security-policies gateways gcs gemini gemini-cloud-assist gemini-gcp-enablement-settings generic " +
	"genomics gi-versions git-repository-links github gitlab gke glossaries go google-api-sources " +
	"google-channels google-domains-dns grants groups grpc-routes guest-policies hcx health-checks healthcare " +
	"hl7v2-stores hmac holds hot-tablets hp-tuning-jobs http-filters http-health-checks http-routes " +
	"https-health-checks hub hubs iac-validation-reports iam iap identity identity-service ids image-imports " +
	"images immersive-stream import-jobs imports index-endpoints indexes infra-manager ingress " +
	"insight-type-config insights insights-configs instance-configs instance-groups " +
	"instance-os-policies-compliances instance-partitions instance-templates instances " +
	"instant-snapshot-groups instant-snapshots intelligence-configs intents intercept-deployment-groups " +
	"intercept-deployments intercept-endpoint-group-associations intercept-endpoint-groups interconnects " +
	"internal-ranges inventories inventory inventory-reports investigations ios ip-blocks issuance-configs " +
	"job job-runs job-triggers jobs key-handles keyrings keys keysets kms kms-configs l2-forwarding lakes " +
	"language lb-edge-extensions lb-route-extensions lb-traffic-extensions levels liens lifesciences " +
	"linked-interconnect-attachments linked-producer-vpc-network linked-router-appliances linked-vpc-network " +
	"linked-vpn-tunnels links lite-operations lite-reservations lite-subscriptions lite-topics local locales " +
	"locations logging logging-servers logging-settings logical-views logs looker luns lustre " +
	"machine-image-imports machine-images machine-types machines macsec manage managed managed-flink " +
	"managed-folders managed-identities managed-kafka managed-zones management-dns-zone-bindings " +
	"management-hub management-servers manifests maps materialized-views memberships memcache memorystore " +
	"mesh meshes message-buses message-transforms metadata-jobs metastore method-names metrics metrics-scopes " +
	"migrate-config migration migration-jobs migration-workflows migrations mirroring-deployment-groups " +
	"mirroring-deployments mirroring-endpoint-group-associations mirroring-endpoint-groups mirroring-rules ml " +
	"ml-engine model-and-server-combinations model-armor model-garden model-monitoring-jobs " +
	"model-server-versions model-servers models modules monitoring multi-cluster-services " +
	"multi-region-services multicast-consumer-associations multicast-domain-activations " +
	"multicast-domain-groups multicast-domains multicast-group-consumer-activations " +
	"multicast-group-definitions multicast-group-producer-activations multicast-group-range-activations " +
	"multicast-group-ranges multicast-groups multicast-producer-associations muteconfigs namespaceactuation " +
	"namespaces nats netapp network-attachments network-connectivity network-edge-security-services " +
	"network-endpoint-groups network-firewall-policies network-interfaces network-management network-peerings " +
	"network-policies network-profiles network-security network-services networking networks nfs-shares nlp " +
	"node-groups node-pools node-templates node-types nodes notebooks notifications nsx oauth-brands " +
	"oauth-clients objects observability observability-policies operations ops-agents oracle-database " +
	"orchestration-cluster orders org-address-groups org-policies org-security-policies organizations origins " +
	"os-config os-images os-inventory os-login os-policy-assignment-reports os-policy-assignments packages " +
	"packet-mirrorings pam parametermanager parameters partner patch-deployments patch-jobs " +
	"peered-dns-domains peerings perimeters persistent-resources pipeline pipelines plugins policies policy " +
	"policy-based-routes policy-bindings policy-intelligence policy-orchestrators policy-tags " +
	"policy-troubleshoot policycontroller pools posture-deployments posture-operations posture-templates " +
	"postures preferences preview-features previews principal-access-boundary-policies print-settings " +
	"private-clouds private-connections privateca product-search product-sets products profiles " +
	"project-configs project-feature-settings project-info project-zonal-metadata projects providers " +
	"public-advertised-prefixes public-delegated-prefixes public-keys publicca pubsub queued-resources queues " +
	"quota quota-rules quotas rbacrolebindingactuation rbacrolebindings realms recaptcha recognizers " +
	"recommendations recommender recommender-config recommender-configs record-sets redis regional-endpoints " +
	"regions registrations release-channel-settings releases remediation-intents remote-locations replication " +
	"replications repos repositories repository-groups requests reservations resize-requests " +
	"resource-allowances resource-backup-config resource-bundles resource-config resource-descriptors " +
	"resource-manager resource-policies resources response-policies restore-channels restore-plan-bindings " +
	"restore-plans restores revisions roles rolling-action rollout-kinds rollouts roots route-tables " +
	"route-views routers routes rows rules runtime-config runtime-templates runtimes saas saas-runtime " +
	"samples saved-queries sbom scan-configs scan-runs scc scheduler schedules schema-registries schemas " +
	"scope-tenancy-pool scopes secrets secure-access-connect security-policies security-profile-groups " +
	"security-profiles serial-console-ssh-keys server-ca-certs server-certs server-tls-policies " +
	"service-account service-accounts service-attachments service-bindings service-connection-policies " +
	"service-directory service-extensions service-identity service-lb-policies service-names service-projects " +
	"services session-templates sessions setting-bindings settings sha shared-vpc simulator sinks " +
	"snapshot-groups snapshot-settings snapshots snoozes sole-tenancy source source-manager sources spanner " +
	"speech splits spokes sql sql-integrations ssh-keys ssl ssl-certificates ssl-certs ssl-policies " +
	"standalone-clusters storage storage-pool-types storage-pools streams sub-blocks subject subjects subnets " +
	"subordinates subscriptions support-access supported-services tables tag-templates tags " +
	"target-grpc-proxies target-http-proxies target-https-proxies target-instances target-pools " +
	"target-projects target-ssl-proxies target-tcp-proxies target-vpn-gateways targets tasks taxonomies tcp " +
	"tcp-routes telco-automation templates tenants tensorboard-experiments tensorboard-runs " +
	"tensorboard-time-series tensorboards terms terraform terraform-versions text threat-prevention tiers " +
	"tls-inspection-policies tls-routes topic topics topologies tpu-vm tpus trace transaction transcoder " +
	"transfer translate triggers troubleshoot-policy trust-configs trusts ttls type-providers types " +
	"unit-kinds unit-operations units unmanaged uptime url-lists url-maps user-creds " +
	"user-workloads-config-maps user-workloads-secrets users values variables vcenter versions video views " +
	"violations vision vm-maintenance vms vmware volume-backups volume-restores volumes vpc-access " +
	"vpc-flow-logs-configs vpc-peerings vpcsc-config vpn-connections vpn-gateways vpn-tunnels vulnerabilities " +
	"vulnerability-reports waiters wasm-actions wasm-plugin-versions wasm-plugins web web-security-scanner " +
	"wire-groups workbench worker-pools workflow-templates workflows workforce-pools workload-identity " +
	"workload-identity-pools workloads workspace-add-ons workstations xr yaml yum zones "
